import { expect, test } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './test-report.ts';

test('Vitest: passed tests are counted, failed ones are named, skipped ones are left out', () => {
  const report = JSON.stringify({
    testResults: [
      {
        name: '/tmp/copy/server/tokens.test.ts',
        assertionResults: [
          { fullName: 'a token expires', status: 'failed' },
          { fullName: 'a token is short', status: 'passed' },
          { fullName: 'a token is signed', status: 'skipped' },
        ],
      },
    ],
  });
  expect(readVitestReport(report, '/tmp/copy')).toEqual({
    passed: 1,
    failed: [{ file: 'server/tokens.test.ts', title: 'a token expires' }],
  });
});

test('Vitest: a file that could not be loaded has no failed test', () => {
  const report = JSON.stringify({
    success: false,
    numFailedTestSuites: 1,
    testResults: [{ name: '/tmp/copy/a.test.ts', status: 'failed', assertionResults: [] }],
  });
  expect(readVitestReport(report, '/tmp/copy')).toEqual({ passed: 0, failed: [] });
});

test('Playwright: nested tests are found, and a test that passed on retry has passed', () => {
  const spec = (title: string, status: string) => ({
    file: 'journeys/contact.spec.ts',
    title,
    tests: [{ status }],
  });
  const report = JSON.stringify({
    suites: [
      {
        specs: [spec('a message is sent', 'unexpected'), spec('a message is kept', 'skipped')],
        suites: [
          {
            specs: [spec('an address is checked', 'flaky'), spec('a name is checked', 'expected')],
          },
        ],
      },
    ],
  });
  expect(readPlaywrightReport(report)).toEqual({
    passed: 2,
    failed: [{ file: 'tests/journeys/contact.spec.ts', title: 'a message is sent' }],
  });
});

test('Playwright: a run without tests has no failed test', () => {
  expect(
    readPlaywrightReport(JSON.stringify({ suites: [], errors: [{ message: 'No tests found' }] })),
  ).toEqual({ passed: 0, failed: [] });
});
