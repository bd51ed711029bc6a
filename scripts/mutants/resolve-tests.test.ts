import { expect, test } from 'vitest';
import { findTestFiles, needsBuild, resolveTests } from './resolve-tests.ts';

const FILES = [
  'app/ui/tooltip.browser.test.tsx',
  'server/http/host.test.ts',
  'tests/faults/fsync.test.ts',
  'tests/journeys/contact.spec.ts',
  'tests/site/head.test.ts',
  'tests/site/arabic.spec.ts',
];
const hints = {
  id: 'a',
  tests: ['app/ui/tooltip', 'server/http'],
  testsInFull: ['tests/faults/fsync', 'tests/site/', 'tests/journeys/contact'],
};

test('a hint matches all test files whose path begins with it', () => {
  const files = resolveTests(hints, 'everyday', FILES);
  expect(files).toEqual({
    sources: ['app/ui/tooltip.browser.test.tsx', 'server/http/host.test.ts'],
    site: [],
    browser: [],
  });
  expect(needsBuild(files)).toBe(false);
});

test('the full scope has more tests, sorted by runner', () => {
  const files = resolveTests(hints, 'all', FILES);
  expect(files.sources).toEqual([
    'app/ui/tooltip.browser.test.tsx',
    'server/http/host.test.ts',
    'tests/faults/fsync.test.ts',
  ]);
  expect(files.site).toEqual(['tests/site/head.test.ts']);
  expect(files.browser).toEqual(['tests/journeys/contact.spec.ts', 'tests/site/arabic.spec.ts']);
  expect(needsBuild(files)).toBe(true);
});

test('a file that matches two hints runs once', () => {
  expect(
    resolveTests({ id: 'a', tests: ['server', 'server/http/host'] }, 'everyday', FILES).sources,
  ).toEqual(['server/http/host.test.ts']);
});

test('a hint that matches no path is an error that names the defect', () => {
  expect(() =>
    resolveTests({ id: 'toast-stays', tests: ['app/shell/toasted'] }, 'everyday', FILES),
  ).toThrow('toast-stays: no test file begins with app/shell/toasted.');
});

test('the project has test files of each kind', () => {
  const files = findTestFiles();
  expect(files).toContain('scripts/mutants/resolve-tests.test.ts');
  expect(files).toContain('app/ui/tooltip.browser.test.tsx');
  expect(
    files.some((file) => file.startsWith('tests/journeys/') && file.endsWith('.spec.ts')),
  ).toBe(true);
});
