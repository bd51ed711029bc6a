/**
 * Whether this is the full run. `npm test` proves each thing once, in the harder of two
 * alternatives. `npm run test:all` proves it in every language, width and theme, and under every
 * fault. tests/README.md lists what only the full run proves.
 */
export const runsAll = process.env.TEST_SCOPE === 'all';

type InLanguage = { code: string };

/**
 * The languages of a journey that is the same in both: Arabic, the harder one, and in the full run
 * both.
 */
export function journeyLanguages<Item extends InLanguage>(all: readonly Item[]): readonly Item[] {
  return runsAll ? all : all.filter(({ code }) => code === 'ar');
}

/**
 * Returns the first of several alternatives that share their code, and in the full run all of
 * them.
 */
export function firstOf<Item>(...alternatives: readonly Item[]): readonly Item[] {
  return runsAll ? alternatives : alternatives.slice(0, 1);
}
