import type { Check, Mutant } from '#tests/mutants/mutant.ts';
import { needsBuild, type TestFiles } from './resolve-tests.ts';
import type { Ended } from './run-node.ts';
import type { TestReport } from './test-report.ts';

export type Bench = {
  check: (check: Check) => Promise<Ended>;
  compileContent: () => Promise<Ended>;
  build: () => Promise<Ended>;
  vitest: (files: string[]) => Promise<TestReport>;
  playwright: (files: string[]) => Promise<TestReport>;
};

/**
 * `caughtBy` is the check or test that noticed the defect. `note` explains why the tests could not
 * run. `isMadeAgain` means that files were generated from the defective sources.
 */
export type Trial = { caughtBy?: string; note?: string; isMadeAgain: boolean };

/** Runs the checks and tests that may notice a defect, the fastest first. */
export async function tryMutant(
  { file, checks = [], stopsBuild }: Mutant,
  files: TestFiles,
  bench: Bench,
): Promise<Trial> {
  const trial: Trial = { isMadeAgain: false };
  const caught = (caughtBy: string): Trial => ({ ...trial, caughtBy });
  const missed = (note: string): Trial => ({ ...trial, note });

  for (const check of checks) {
    if (!(await bench.check(check)).isClean) return caught(`check: ${check}`);
  }
  const isContent = file.startsWith('content/');
  if (isContent && files.sources.length > 0) {
    trial.isMadeAgain = true;
    if (!(await bench.compileContent()).isClean)
      return stopsBuild ? caught('the build') : missed('the content does not compile');
  }
  const inSources = await firstFailure(files.sources, bench.vitest);
  if (inSources) return caught(inSources);
  if (!needsBuild(files) && !stopsBuild) return trial;

  trial.isMadeAgain = true;
  if (!(await bench.build()).isClean)
    return stopsBuild ? caught('the build') : missed('the site does not build');
  const onSite =
    (await firstFailure(files.site, bench.vitest)) ??
    (await firstFailure(files.browser, bench.playwright));
  return onSite ? caught(onSite) : trial;
}

async function firstFailure(
  files: string[],
  run: (files: string[]) => Promise<TestReport>,
): Promise<string | undefined> {
  if (files.length === 0) return undefined;
  const [failure] = (await run(files)).failed;
  return failure && `${failure.file}: ${failure.title}`;
}
