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
  'no left or right': ['node_modules/stylelint/bin/stylelint.mjs', 'app/**/*.css'],
};

export function runCheck(check: Check, folder: string): Promise<Ended> {
  return runNode(CHECKS[check], folder);
}

export function compileContent(folder: string): Promise<Ended> {
  return runNode(
    [
      '--input-type=module',
      '--eval',
      "import { generateContent } from './scripts/generate.ts'; await generateContent();",
    ],
    folder,
  );
}

/** Builds in full, because some tests read compressed files and pictures. */
export function buildSite(folder: string): Promise<Ended> {
  return runNode(['scripts/build.ts'], folder);
}

type Options = { scope: Scope; isBail: boolean };

export async function runVitest(
  files: string[],
  folder: string,
  { scope, isBail }: Options,
): Promise<TestRun> {
  const report = reportIn(folder, 'vitest.json');
  const flags = ['--reporter=json', `--outputFile=${report}`, ...(isBail ? ['--bail=1'] : [])];
  const command = ['node_modules/vitest/vitest.mjs', 'run', ...files, ...flags];
  const ended = await runNode(command, folder, settingsOf(scope));
  return { ...ended, ...readReport(report, (json) => readVitestReport(json, folder)) };
}

export async function runPlaywright(
  files: string[],
  folder: string,
  { scope, isBail }: Options,
): Promise<TestRun> {
  const report = reportIn(folder, 'playwright.json');
  const flags = ['--reporter=json', ...(isBail ? ['--max-failures=1'] : [])];
  const command = ['node_modules/@playwright/test/cli.js', 'test', ...files, ...flags];
  const ended = await runNode(command, folder, {
    ...settingsOf(scope),
    TEST_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  return { ...ended, ...readReport(report, readPlaywrightReport) };
}

/** Runs the Vitest files, then the slower Playwright files. */
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

function reportIn(folder: string, name: string): string {
  const report = path.join(folder, 'test-results', name);
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  return report;
}

function readReport(report: string, read: (json: string) => TestReport): TestReport {
  return existsSync(report) ? read(readFileSync(report, 'utf8')) : { passed: 0, failed: [] };
}
