/**
 * How much a test run proves. `npm test` proves each thing once, in the harder of two alternatives;
 * `npm run test:all` proves it in every language, width and theme, and under every fault.
 * tests/README.md lists what only the latter proves.
 */
export const runsAll = process.env.TEST_SCOPE === 'all';

type InLanguage = { code: string };

/**
 * The languages of a journey that both languages share: Arabic, which is harder; in the full run
 * each of them.
 */
export function journeyLanguages<Item extends InLanguage>(all: readonly Item[]): readonly Item[] {
  return runsAll ? all : all.filter(({ code }) => code === 'ar');
}

/** The first of alternatives that share their code; in the full run each of them. */
export function firstOf<Item>(...alternatives: readonly Item[]): readonly Item[] {
  return runsAll ? alternatives : alternatives.slice(0, 1);
}
