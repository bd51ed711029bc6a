/**
 * True in the full run (`npm run test:all`), which tests every language, width, theme and fault.
 * `npm test` tests each behaviour only once, in the hardest variant. tests/README.md lists the
 * differences.
 */
export const runsAll = process.env.TEST_SCOPE === 'all';

type InLanguage = { code: string };

/**
 * Returns the languages in which a journey runs. The journey is the same in both, so the everyday
 * run uses only Arabic, the harder one.
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
