import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Mutant } from '#tests/mutants/mutant.ts';
import { MUTANTS } from '#tests/mutants/mutants.ts';
import { ensureBrowser } from './browser.ts';
import { buildStamp } from './build-stamp.ts';
import { UsageError } from './failures.ts';
import { generateIfNeeded } from './generate.ts';
import { ProjectCopy } from './mutants/project-copy.ts';
import {
  findTestFiles,
  groupTests,
  needsBuild,
  resolveTests,
  type Scope,
  type TestFiles,
} from './mutants/resolve-tests.ts';
import { isEnough, type Result, resultTable } from './mutants/results.ts';
import { lastLines } from './mutants/run-node.ts';
import {
  buildSite,
  compileContent,
  runAll,
  runCheck,
  runPlaywright,
  runVitest,
} from './mutants/run-tests.ts';
import { tryMutant } from './mutants/try-mutant.ts';
import { tellFailure } from './tell-failure.ts';

type Trial = { mutant: Mutant; files: TestFiles };

function isBuilt({ mutant, files }: Trial): boolean {
  return mutant.stopsBuild === true || needsBuild(files);
}

async function testMutants(): Promise<boolean> {
  const only = readOnly();
  const mutants = MUTANTS.filter(({ id }) => !only || only.includes(id));
  const testFiles = findTestFiles();
  const trialsIn = (scope: Scope, chosen: Mutant[]) =>
    chosen.map((mutant): Trial => ({ mutant, files: resolveTests(mutant, scope, testFiles) }));
  const everyday = trialsIn('everyday', mutants);
  // Resolve the tests of the full run before any test runs, so that a wrong path fails at once.
  trialsIn('all', mutants);

  await generateIfNeeded(buildStamp());
  ensureBrowser();
  const folder = mkdtempSync(path.join(tmpdir(), 'miqyas-mutants-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

  const untouched = path.join(folder, 'untouched');
  mkdirSync(untouched);
  const first = new ProjectCopy(path.join(folder, '1'), untouched);
  await prepare(first, everyday);
  // Two copies are tested at a time, because a small machine has two cores.
  const copies = [first, new ProjectCopy(path.join(folder, '2'), untouched)];

  const results = await runTrials(everyday, copies, 'everyday');
  const missed = mutants.filter(({ id }) => results.get(id)?.caughtBy === undefined);
  if (missed.length > 0) {
    const again = trialsIn('all', missed);
    await assertPassing(first, again, 'all');
    for (const [id, result] of await runTrials(again, copies, 'all')) results.set(id, result);
  }
  const inOrder = mutants.flatMap(({ id }) => results.get(id) ?? []);
  console.log(`\n${resultTable(inOrder)}`);
  return isEnough(inOrder);
}

function readOnly(): string[] | undefined {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const only = values.only?.split(',');
  const unknown = only?.filter((id) => !MUTANTS.some((mutant) => mutant.id === id)) ?? [];
  if (unknown.length > 0)
    throw new UsageError(
      `No defect is called ${unknown.join(', ')}: npm run test:mutants -- [--only id,id]`,
    );
  return only;
}

async function prepare(copy: ProjectCopy, trials: Trial[]): Promise<void> {
  if (trials.some(isBuilt)) {
    console.log('Building the site without any defect …');
    const build = await buildSite(copy.folder);
    if (!build.isClean)
      throw new UsageError(`The site does not build without any defect:\n${lastLines(build)}`);
  }
  copy.keepMade();
  await assertPassing(copy, trials, 'everyday');
}

async function assertPassing(
  { folder }: ProjectCopy,
  trials: Trial[],
  scope: Scope,
): Promise<void> {
  const files = groupTests(
    trials.flatMap(({ files: { sources, site, browser } }) => [...sources, ...site, ...browser]),
  );
  const checks = new Set(trials.flatMap(({ mutant }) => mutant.checks ?? []));
  console.log(
    `Running ${Object.values(files).flat().length} test files without any defect (${scope}) …`,
  );
  for (const check of checks) {
    const ended = await runCheck(check, folder);
    if (!ended.isClean)
      throw new UsageError(`The check "${check}" fails without any defect:\n${lastLines(ended)}`);
  }
  for (const run of await runAll(files, folder, { scope, isBail: false })) {
    if (run.isClean && run.passed > 0) continue;
    const named = run.failed.map(({ file, title }) => `  ${file}: ${title}`);
    throw new UsageError(
      `Tests fail without any defect:\n${named.length > 0 ? named.join('\n') : lastLines(run)}`,
    );
  }
}

async function runTrials(
  trials: Trial[],
  copies: ProjectCopy[],
  scope: Scope,
): Promise<Map<string, Result>> {
  const waiting = trials.toSorted((one, other) => Number(isBuilt(other)) - Number(isBuilt(one)));
  const results = new Map<string, Result>();
  const work = async (copy: ProjectCopy) => {
    for (let trial = waiting.shift(); trial; trial = waiting.shift()) {
      const result = await runTrial(trial, copy, scope);
      results.set(trial.mutant.id, result);
      const { id, caughtBy, note, seconds } = result;
      console.log(
        `${results.size}/${trials.length} ${id}: ${caughtBy ?? `MISSED${note ? ` (${note})` : ''}`} (${seconds.toFixed(1)} s)`,
      );
    }
  };
  await Promise.all(copies.map(work));
  return results;
}

async function runTrial(
  { mutant, files }: Trial,
  copy: ProjectCopy,
  scope: Scope,
): Promise<Result> {
  const { folder } = copy;
  const started = performance.now();
  copy.apply(mutant);
  const options = { scope, isBail: true };
  const { isMadeAgain, ...outcome } = await tryMutant(mutant, files, {
    check: (check) => runCheck(check, folder),
    compileContent: () => compileContent(folder),
    build: () => buildSite(folder),
    vitest: (names) => runVitest(names, folder, options),
    playwright: (names) => runPlaywright(names, folder, options),
  });
  copy.restore(mutant, isMadeAgain);
  const { id, area } = mutant;
  return { id, area, scope, ...outcome, seconds: (performance.now() - started) / 1000 };
}

process.exitCode = (await testMutants().catch(tellFailure)) ? 0 : 1;
