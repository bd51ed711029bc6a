import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readPlaywright, readVitest } from './reports.ts';

function reportFile(report: unknown): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'miqyas-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

test('a Vitest report has counts and the seconds of each file', () => {
  const testResults = [{ name: path.resolve('app/a.test.ts'), startTime: 1000, endTime: 3500 }];
  const counts = {
    numPassedTests: 7,
    numFailedTests: 1,
    numPendingTests: 2,
    numFailedTestSuites: 1,
  };
  expect(readVitest(reportFile({ ...counts, testResults }))).toEqual({
    passed: 7,
    failed: 1,
    skipped: 2,
    flaky: [],
    files: [{ file: path.join('app', 'a.test.ts'), seconds: 2.5 }],
  });
});

test('a file that Vitest could not load counts as failed', () => {
  const counts = {
    numPassedTests: 7,
    numFailedTests: 0,
    numPendingTests: 0,
    numFailedTestSuites: 1,
  };
  expect(readVitest(reportFile({ ...counts, testResults: [] })).failed).toBe(1);
});

test('a Playwright report sums the attempts of nested tests and names the flaky ones', () => {
  const spec = (title: string, status: string, ...durations: number[]) => ({
    title,
    tests: [{ status, results: durations.map((duration) => ({ duration })) }],
  });
  const report = {
    config: { rootDir: path.resolve('tests') },
    stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 0 },
    errors: [{ message: 'No tests found' }],
    suites: [
      {
        file: 'journeys/a.spec.ts',
        specs: [spec('steady', 'expected', 500)],
        suites: [{ file: 'journeys/a.spec.ts', specs: [spec('unsteady', 'flaky', 1000, 1500)] }],
      },
    ],
  };
  expect(readPlaywright(reportFile(report))).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    flaky: ['unsteady'],
    files: [{ file: path.join('tests', 'journeys', 'a.spec.ts'), seconds: 3 }],
  });
});

test('a missing report is an error', () => {
  expect(() => readVitest('test-results/no-such-report.json')).toThrow('ENOENT');
});
