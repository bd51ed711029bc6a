import { queryStems, skeletonOf } from './stems.ts';
import { wordsOf } from './words.ts';

/**
 * The synonyms for a text: other members of each group that has a member in the text.
 * @param groups words or phrases with the same meaning
 */
export function synonymsOf(text: string, groups: readonly (readonly string[])[]): string {
  const forms = new Set(wordsOf(text).flatMap(({ word }) => formsOf(word)));
  const isIn = (phrase: string) =>
    wordsOf(phrase).every(({ word }) => formsOf(word).some((form) => forms.has(form)));
  return groups
    .filter((group) => group.some(isIn))
    .flatMap((group) => group.filter((phrase) => !isIn(phrase)))
    .join('\n');
}

/** The stems of a word, and the skeletons of these stems. A word is recognized by any of them. */
function formsOf(word: string): string[] {
  return queryStems(word).flatMap((stem) => {
    const skeleton = skeletonOf(stem);
    return skeleton ? [stem, `~${skeleton}`] : [stem];
  });
}
