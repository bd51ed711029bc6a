import { queryStems } from './stems.ts';
import { wordsOf } from './words.ts';

/**
 * The other words for what a text is about: of each group that it holds a member of, the members that it does not hold.
 * @param groups words or phrases that mean the same
 */
export function synonymsOf(text: string, groups: readonly (readonly string[])[]): string {
  const stems = new Set(wordsOf(text).flatMap(({ word }) => queryStems(word)));
  const isIn = (phrase: string) => wordsOf(phrase).every(({ word }) => queryStems(word).some((stem) => stems.has(stem)));
  return groups
    .filter((group) => group.some(isIn))
    .flatMap((group) => group.filter((phrase) => !isIn(phrase)))
    .join('\n');
}
