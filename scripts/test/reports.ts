import { readFileSync } from 'node:fs';
import path from 'node:path';

export type Count = { passed: number; failed: number; skipped: number };
export type Report = Count & { flaky: string[]; files: { file: string; seconds: number }[] };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numFailedTestSuites: number;
  testResults: { name: string; startTime: number; endTime: number }[];
};

type PlaywrightSpec = {
  file: string;
  title: string;
  tests: { status: string; results: { duration: number }[] }[];
};
export type PlaywrightSuite = {
  file: string;
  suites?: PlaywrightSuite[];
  specs: PlaywrightSpec[];
};
type PlaywrightReport = {
  config: { rootDir: string };
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
};

/** @throws if the runner left no report */
export function readVitest(file: string): Report {
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  return {
    passed: report.numPassedTests,
    // If Vitest cannot load a file, no test fails, but a suite does.
    failed: Math.max(report.numFailedTests, report.numFailedTestSuites),
    skipped: report.numPendingTests,
    flaky: [],
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: path.relative('.', name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

/** @throws if the runner left no report */
export function readPlaywright(file: string): Report {
  const { config, stats, errors, suites } = JSON.parse(
    readFileSync(file, 'utf8'),
  ) as PlaywrightReport;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky: suites
      .flatMap(specsOf)
      .flatMap(({ title, tests }) =>
        tests.some(({ status }) => status === 'flaky') ? [title] : [],
      ),
    files: suites.map((suite) => ({
      file: path.relative('.', path.join(config.rootDir, suite.file)),
      seconds: specsOf(suite).reduce((sum, spec) => sum + secondsOf(spec), 0),
    })),
  };
}

export function specsOf({ specs, suites = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function secondsOf({ tests }: PlaywrightSpec): number {
  return tests
    .flatMap(({ results }) => results)
    .reduce((sum, { duration }) => sum + duration / 1000, 0);
}
