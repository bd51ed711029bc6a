import type { Mutant } from '#tests/mutants/mutant.ts';
import { textTable } from '../text-table.ts';
import type { Scope } from './resolve-tests.ts';
import type { Trial } from './try-mutant.ts';

export type Result = Pick<Mutant, 'id' | 'area'> &
  Pick<Trial, 'caughtBy' | 'note'> & { scope: Scope; seconds: number };

/** The share of the defects that `npm test` must notice. */
const EVERYDAY_SHARE = 0.9;

export function resultTable(results: Result[]): string {
  const rows = results.map(({ id, area, scope, seconds, caughtBy, note }) => [
    id,
    area,
    caughtBy === undefined ? 'MISSED' : scope,
    seconds.toFixed(1),
    caughtBy ?? note ?? '',
  ]);
  const head = ['defect', 'area', 'scope', 'seconds', 'noticed by'];
  const table = textTable([head, ...rows], [0, 1, 2, 4]);
  const { everyday, either, total } = sumsOf(results);
  return `${table}\n\ncaught by npm test: ${everyday} of ${total}\ncaught by npm run test:all: ${either} of ${total}\n`;
}

export function isEnough(results: Result[]): boolean {
  const { everyday, either, total } = sumsOf(results);
  return either === total && everyday >= total * EVERYDAY_SHARE;
}

function sumsOf(results: Result[]): { everyday: number; either: number; total: number } {
  const caught = results.filter(({ caughtBy }) => caughtBy !== undefined);
  return {
    everyday: caught.filter(({ scope }) => scope === 'everyday').length,
    either: caught.length,
    total: results.length,
  };
}
