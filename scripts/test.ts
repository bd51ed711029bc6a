import { rmSync } from 'node:fs';
import { browserName, ensureBrowser } from './browser.ts';
import { buildIfNeeded } from './build.ts';
import { check } from './check.ts';
import { UsageError } from './failures.ts';
import { freePort } from './free-port.ts';
import { tellFailure } from './tell-failure.ts';
import { affectedTests } from './test/affected-tests.ts';
import { readPlaywright, readVitest } from './test/reports.ts';
import { PLAYWRIGHT, runScript, startStages, VITEST } from './test/stages.ts';

/** These tests import the sources, so Vitest can find the tests that a change affects. */
const QUICK_PROJECTS = ['unit', 'database', 'components'].flatMap((name) => ['--project', name]);
const SCOPES = ['everyday', '--all', '--changed'] as const;

type Scope = (typeof SCOPES)[number];

async function test(scope: Scope): Promise<boolean> {
  rmSync('test-results', { recursive: true, force: true });
  const { stage, add, finish } = startStages();
  const affected = scope === '--changed' ? affectedTests() : undefined;
  if (affected) console.log(affected.summary);

  const needsSite = affected?.needsSite ?? true;
  const isClean = await stage(needsSite ? 'checks, beside the build' : 'checks', () =>
    check(needsSite ? buildIfNeeded : undefined),
  );
  add('checks', () => ({
    passed: Number(isClean),
    failed: Number(!isClean),
    skipped: 0,
    flaky: [],
    files: [],
  }));
  ensureBrowser();
  console.log(`browser: ${browserName()}`);

  const environment = {
    ...process.env,
    // Vite's build sets NODE_ENV to "production", in which React lacks act().
    NODE_ENV: 'test',
    TEST_PORT: String(await freePort()),
    TEST_SCOPE: scope === '--all' ? 'all' : 'everyday',
  };
  const vitest = async (name: string, ...args: string[]) => {
    const report = `test-results/${name.replaceAll(' ', '-')}.json`;
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    await stage(name, () => runScript(VITEST, ['run', ...reporters, ...args], environment));
    add(name, () => readVitest(report));
  };
  const playwright = async (...files: string[]) => {
    await stage('Playwright', () => runScript(PLAYWRIGHT, ['test', ...files], environment));
    add('Playwright', () => readPlaywright('test-results/browser.json'));
  };

  if (!affected) {
    await vitest('Vitest');
    await playwright();
  } else {
    await vitest('Vitest', '--changed', affected.since, '--passWithNoTests', ...QUICK_PROJECTS);
    if (affected.needsSite)
      await vitest('Vitest of the built site', '--project', 'site', ...affected.siteTests);
    if (affected.journeys.length > 0) await playwright(...affected.journeys);
  }
  return finish();
}

function scopeOf([argument = 'everyday', ...others]: string[]): Scope {
  const scope = SCOPES.find((name) => name === argument);
  if (!scope || others.length > 0)
    throw new UsageError('Use "npm test", "npm run test:all" or "npm run test:changed".');
  return scope;
}

try {
  process.exitCode = (await test(scopeOf(process.argv.slice(2)))) ? 0 : 1;
} catch (error) {
  tellFailure(error);
}
