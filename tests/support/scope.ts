/**
 * Whether this is the full run: every language, width and theme, and every fault. `npm test`
 * proves each thing once, in the harder of two alternatives. tests/README.md lists the
 * differences.
 */
export const runsAll = process.env.TEST_SCOPE === 'all';

type InLanguage = { code: string };

/** Arabic, the harder language, for a journey that is the same in both; in the full run both */
export function journeyLanguages<Item extends InLanguage>(all: readonly Item[]): readonly Item[] {
  return runsAll ? all : all.filter(({ code }) => code === 'ar');
}

/** The first of several alternatives that share their code; in the full run all */
export function firstOf<Item>(...alternatives: readonly Item[]): readonly Item[] {
  return runsAll ? alternatives : alternatives.slice(0, 1);
}
