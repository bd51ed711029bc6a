import { expect, test } from 'vitest';
import type { Mutant } from '#tests/mutants/mutant.ts';
import type { TestFiles } from './resolve-tests.ts';
import type { TestReport } from './test-report.ts';
import { type Bench, tryMutant } from './try-mutant.ts';

const mutant: Mutant = {
  id: 'a',
  area: 'server',
  file: 'server/tokens.ts',
  find: 'a',
  replace: 'b',
  effect: 'A token is wrong.',
};
const NONE: TestFiles = { sources: [], site: [], browser: [] };
const EVERY: TestFiles = {
  sources: ['a.test.ts'],
  site: ['tests/site/b.test.ts'],
  browser: ['tests/journeys/c.spec.ts'],
};
const FAILED: TestReport = { passed: 1, failed: [{ file: 'x', title: 'fails' }] };

function benchWith({ failing = [], broken = [] }: { failing?: string[]; broken?: string[] }) {
  const done: string[] = [];
  const step = (name: string) => {
    done.push(name);
    return Promise.resolve({ isClean: !broken.includes(name), output: '' });
  };
  const run = (files: string[]) => {
    done.push(...files);
    return Promise.resolve(
      files.some((file) => failing.includes(file)) ? FAILED : { passed: 1, failed: [] },
    );
  };
  const bench: Bench = {
    check: step,
    compileContent: () => step('compile'),
    build: () => step('build'),
    vitest: run,
    playwright: run,
  };
  return { bench, done };
}

test('a defect that the cheaper tests notice needs no build', async () => {
  const { bench, done } = benchWith({ failing: ['a.test.ts'] });
  expect(await tryMutant(mutant, EVERY, bench)).toEqual({
    caughtBy: 'x: fails',
    isMadeAgain: false,
  });
  expect(done).toEqual(['a.test.ts']);
});

test('a defect that they miss is tried in a build, with a browser last', async () => {
  const { bench, done } = benchWith({ failing: ['tests/journeys/c.spec.ts'] });
  expect(await tryMutant(mutant, EVERY, bench)).toEqual({
    caughtBy: 'x: fails',
    isMadeAgain: true,
  });
  expect(done).toEqual(['a.test.ts', 'build', 'tests/site/b.test.ts', 'tests/journeys/c.spec.ts']);
});

test('a defect that no test notices is missed', async () => {
  const { bench } = benchWith({});
  expect(await tryMutant(mutant, EVERY, bench)).toEqual({ isMadeAgain: true });
});

test('a failing check notices the defect', async () => {
  const { bench, done } = benchWith({ broken: ['house rules'] });
  expect(await tryMutant({ ...mutant, checks: ['house rules'] }, EVERY, bench)).toMatchObject({
    caughtBy: 'check: house rules',
  });
  expect(done).toEqual(['house rules']);
});

test('changed content is compiled before its tests', async () => {
  const { bench, done } = benchWith({});
  const trial = await tryMutant(
    { ...mutant, file: 'content/en/ui.yaml' },
    { ...NONE, sources: ['a.test.ts'] },
    bench,
  );
  expect(trial.isMadeAgain).toBe(true);
  expect(done).toEqual(['compile', 'a.test.ts']);
});

test.each([
  { stopsBuild: true as const, expected: { caughtBy: 'the build', isMadeAgain: true } },
  { stopsBuild: undefined, expected: { note: 'the site does not build', isMadeAgain: true } },
])(
  'a failing build notices the defect only if it is expected to (%j)',
  async ({ stopsBuild, expected }) => {
    const { bench } = benchWith({ broken: ['build'] });
    expect(
      await tryMutant({ ...mutant, ...(stopsBuild ? { stopsBuild } : {}) }, EVERY, bench),
    ).toEqual(expected);
  },
);
