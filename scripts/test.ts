import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser.ts';
import { buildIfNeeded } from './build.ts';
import { check } from './check.ts';
import { freePort } from './free-port.ts';
import { tellFailure } from './tell-failure.ts';

type Count = { passed: number; failed: number; skipped: number };

const REPORTS = { unit: 'test-results/unit.json', browser: 'test-results/browser.json' };

/** Everything that CI runs: the checks, the build, the tests beside the code and in a browser. Ends with one line of counts. */
async function test(): Promise<boolean> {
  rmSync('test-results', { recursive: true, force: true });
  const isClean = await check();
  await buildIfNeeded();
  ensureBrowser();

  const environment = { ...process.env, TEST_PORT: String(await freePort()) };
  const run = (script: string, ...args: string[]) =>
    spawnSync(process.execPath, [script, ...args], { stdio: 'inherit', env: environment }).status === 0;
  const outcomes = [
    isClean,
    run('node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS.unit}`),
    run('node_modules/@playwright/test/cli.js', 'test'),
  ];

  const counts = [
    countOf('the checks', () => ({ passed: Number(isClean), failed: Number(!isClean), skipped: 0 })),
    countOf('unit tests', readUnit),
    countOf('browser tests', readBrowser),
  ];
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
  return outcomes.every(Boolean) && sum('failed') === 0;
}

/** A runner that left no report has failed, whatever else it said. */
function countOf(name: string, read: () => Count): Count {
  try {
    const count = read();
    console.log(`${name}: ${count.passed} passed, ${count.failed} failed`);
    return count;
  } catch {
    console.error(`${name}: ended without a report`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

function readUnit(): Count {
  const report = JSON.parse(readFileSync(REPORTS.unit, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numFailedTestSuites: number;
  };
  return { passed: report.numPassedTests, failed: Math.max(report.numFailedTests, report.numFailedTestSuites), skipped: report.numPendingTests };
}

function readBrowser(): Count {
  const { stats, errors } = JSON.parse(readFileSync(REPORTS.browser, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    errors: unknown[];
  };
  if (stats.flaky > 0) console.log(`${stats.flaky} browser tests passed only at the second attempt; they are named above`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped };
}

process.exitCode = (await test().catch(tellFailure)) ? 0 : 1;
