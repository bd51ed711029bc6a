import path from 'node:path';
import { type PlaywrightSuite, specsOf } from '../test/reports.ts';

type FailedTest = { file: string; title: string };
export type TestReport = { passed: number; failed: FailedTest[] };

type VitestReport = {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
};

export function readVitestReport(json: string, folder: string): TestReport {
  const { testResults } = JSON.parse(json) as VitestReport;
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      file: relative(folder, name),
      title: fullName,
      status,
    })),
  );
  return summary(tests);
}

/**
 * Counts the results of a Playwright report. A test that passed at the second attempt counts as
 * passed.
 */
export function readPlaywrightReport(json: string): TestReport {
  const { suites } = JSON.parse(json) as { suites: PlaywrightSuite[] };
  const OUTCOMES: Record<string, string> = {
    expected: 'passed',
    flaky: 'passed',
    unexpected: 'failed',
  };
  const tests = suites.flatMap(specsOf).flatMap(({ file, title, tests }) =>
    tests.map(({ status }) => ({
      file: `tests/${file}`,
      title,
      status: OUTCOMES[status] ?? status,
    })),
  );
  return summary(tests);
}

function summary(tests: (FailedTest & { status: string })[]): TestReport {
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: tests
      .filter(({ status }) => status === 'failed')
      .map(({ file, title }) => ({ file, title })),
  };
}

function relative(folder: string, file: string): string {
  return path.relative(folder, file).split(path.sep).join('/');
}
