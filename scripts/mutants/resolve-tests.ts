import { globSync } from 'node:fs';
import type { Mutant } from '#tests/mutants/mutant.ts';

export type Scope = 'everyday' | 'all';

/**
 * Vitest runs `sources` and `site`, Playwright runs `browser`. `site` and `browser` need a build.
 */
export type TestFiles = {
  sources: string[];
  site: string[];
  browser: string[];
};

export function findTestFiles(): string[] {
  return globSync(
    '{app,art,content,delivery,inbox,scripts,server,tests}/**/*.{test.ts,test.tsx,spec.ts}',
  ).sort();
}

/**
 * Finds the test files whose paths begin with a text in `tests`, and in the full run also those for
 * `testsInFull`.
 * @throws Error if a text matches no file
 */
export function resolveTests(
  { id, tests = [], testsInFull = [] }: Pick<Mutant, 'id' | 'tests' | 'testsInFull'>,
  scope: Scope,
  all: string[],
): TestFiles {
  const hints = scope === 'all' ? [...tests, ...testsInFull] : tests;
  const files = hints.flatMap((hint) => {
    const found = all.filter((file) => file.startsWith(hint));
    if (found.length === 0) throw new Error(`${id}: no test file begins with ${hint}.`);
    return found;
  });
  return groupTests(files);
}

export function groupTests(files: string[]): TestFiles {
  const once = [...new Set(files)].sort();
  const isBrowser = (file: string) => file.endsWith('.spec.ts');
  const isSite = (file: string) => file.startsWith('tests/site/') && !isBrowser(file);
  return {
    sources: once.filter((file) => !isBrowser(file) && !isSite(file)),
    site: once.filter(isSite),
    browser: once.filter(isBrowser),
  };
}

export function needsBuild({ site, browser }: TestFiles): boolean {
  return site.length + browser.length > 0;
}
