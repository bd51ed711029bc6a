/**
 * True in the full run, which tests every language, width, theme and fault. Otherwise false: `npm
 * test` tests each behaviour once, in the hardest variant. tests/README.md lists the differences.
 */
export const runsAll = process.env.TEST_SCOPE === 'all';

type InLanguage = { code: string };

/**
 * Returns the languages in which a journey runs. The everyday run uses only Arabic, the harder
 * language, because the journey is the same in both languages.
 */
export function journeyLanguages<Item extends InLanguage>(all: readonly Item[]): readonly Item[] {
  return runsAll ? all : all.filter(({ code }) => code === 'ar');
}

/**
 * Returns the variants of a test that run. All variants use the same code, so the everyday run
 * uses only the first variant.
 */
export function firstOf<Item>(...alternatives: readonly Item[]): readonly Item[] {
  return runsAll ? alternatives : alternatives.slice(0, 1);
}
