/**
 * True in the full run (`npm run test:all`). tests/README.md lists the differences from `npm test`.
 */
export const runsAll = process.env.TEST_SCOPE === 'all';

type InLanguage = { code: string };

/**
 * Returns the languages in which a journey runs. The everyday run uses only Arabic, because more
 * can go wrong in Arabic.
 */
export function journeyLanguages<Item extends InLanguage>(all: readonly Item[]): readonly Item[] {
  return runsAll ? all : all.filter(({ code }) => code === 'ar');
}

/** Returns the variants of a test that run. The everyday run uses only the first variant. */
export function firstOf<Item>(...alternatives: readonly Item[]): readonly Item[] {
  return runsAll ? alternatives : alternatives.slice(0, 1);
}
