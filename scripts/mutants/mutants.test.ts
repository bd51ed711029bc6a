import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { AREAS } from '#tests/mutants/mutant.ts';
import { MUTANTS } from '#tests/mutants/mutants.ts';
import { applyMutant } from './apply-mutant.ts';
import { findTestFiles, needsBuild, resolveTests } from './resolve-tests.ts';

const testFiles = findTestFiles();

test.each(MUTANTS)(
  'the defect $id can be inserted into $file, and names a test or check that should notice it',
  (mutant) => {
    expect(() => applyMutant(mutant, readFileSync(mutant.file, 'utf8'))).not.toThrow();
    expect(() => resolveTests(mutant, 'all', testFiles)).not.toThrow();
    const { checks = [], tests = [], testsInFull = [], stopsBuild = false } = mutant;
    expect(stopsBuild || checks.length + tests.length + testsInFull.length > 0).toBe(true);
  },
);

test('at least 66 defects exist, in every area, each with a unique name', () => {
  const ids = MUTANTS.map(({ id }) => id);
  expect(ids.length).toBeGreaterThanOrEqual(66);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z]+(-[a-z\d]+)*$/.test(id))).toEqual([]);
  expect(AREAS.filter((area) => !MUTANTS.some((mutant) => mutant.area === area))).toEqual([]);
});

test('at most 22 defects need a build, the slowest step', () => {
  expect(
    MUTANTS.filter(
      (mutant) => mutant.stopsBuild || needsBuild(resolveTests(mutant, 'everyday', testFiles)),
    ).length,
  ).toBeLessThanOrEqual(22);
});
