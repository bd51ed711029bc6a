/**
 * True in the full run, which tests every language, width, theme and fault. `npm test` tests each
 * behaviour once, in the hardest variant. tests/README.md lists the differences.
 */
export const runsAll = process.env.TEST_SCOPE === 'all';

type InLanguage = { code: string };

/**
 * Returns the languages for a journey that is the same in both. The everyday run uses only Arabic,
 * the harder language.
 */
export function journeyLanguages<Item extends InLanguage>(all: readonly Item[]): readonly Item[] {
  return runsAll ? all : all.filter(({ code }) => code === 'ar');
}

/** Returns the variants of a test that use the same code. The everyday run uses only the first. */
export function firstOf<Item>(...alternatives: readonly Item[]): readonly Item[] {
  return runsAll ? alternatives : alternatives.slice(0, 1);
}
