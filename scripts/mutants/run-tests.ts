import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Check } from '#tests/mutants/mutant.ts';
import { freePort } from '../free-port.ts';
import type { Scope, TestFiles } from './resolve-tests.ts';
import { type Ended, runNode } from './run-node.ts';
import { readPlaywrightReport, readVitestReport, type TestReport } from './test-report.ts';

export type TestRun = TestReport & Ended;

const CHECKS: Record<Check, string[]> = {
  content: ['scripts/check-content.ts'],
  'house rules': ['scripts/house-rules.ts'],
  lint: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
};

export function runCheck(check: Check, folder: string): Promise<Ended> {
  return runNode(CHECKS[check], folder);
}

export function compileContent(folder: string): Promise<Ended> {
  return runNode(
    [
      '--input-type=module',
      '--eval',
      "import { generateContent } from './scripts/generate.ts'; generateContent();",
    ],
    folder,
  );
}

/** Builds a copy in full, because tests of the served site read compressed files and pictures. */
export function buildSite(folder: string): Promise<Ended> {
  return runNode(['scripts/build.ts'], folder);
}

type Options = { scope: Scope /** Ends the run at the first failure. */; isBail: boolean };

export function runVitest(
  files: string[],
  folder: string,
  { scope, isBail }: Options,
): Promise<TestRun> {
  return reported('vitest.json', folder, (report) => {
    const command = [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...files,
      '--reporter=json',
      `--outputFile=${report}`,
      ...(isBail ? ['--bail=1'] : []),
    ];
    return runNode(command, folder, settingsOf(scope));
  });
}

export async function runPlaywright(
  files: string[],
  folder: string,
  { scope, isBail }: Options,
): Promise<TestRun> {
  const TEST_PORT = String(await freePort());
  return reported('playwright.json', folder, (report) => {
    const command = [
      'node_modules/@playwright/test/cli.js',
      'test',
      ...files,
      '--reporter=json',
      ...(isBail ? ['--max-failures=1'] : []),
    ];
    return runNode(command, folder, {
      ...settingsOf(scope),
      TEST_PORT,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    });
  });
}

/** Runs both kinds of test files, the cheaper first. */
export async function runAll(
  { sources, site, browser }: TestFiles,
  folder: string,
  options: Options,
): Promise<TestRun[]> {
  const inVitest = [...sources, ...site];
  const runs: TestRun[] = [];
  if (inVitest.length > 0) runs.push(await runVitest(inVitest, folder, options));
  if (browser.length > 0) runs.push(await runPlaywright(browser, folder, options));
  return runs;
}

function settingsOf(scope: Scope): Record<string, string> {
  return scope === 'all' ? { TEST_SCOPE: 'all' } : {};
}

async function reported(
  name: string,
  folder: string,
  run: (report: string) => Promise<Ended>,
): Promise<TestRun> {
  const report = path.join(folder, 'test-results', name);
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const ended = await run(report);
  const read =
    name === 'vitest.json'
      ? (json: string) => readVitestReport(json, folder)
      : readPlaywrightReport;
  return {
    ...ended,
    ...(existsSync(report) ? read(readFileSync(report, 'utf8')) : { passed: 0, failed: [] }),
  };
}
