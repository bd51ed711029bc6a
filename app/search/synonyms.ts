import { queryStems, skeletonOf } from './stems.ts';
import { wordsOf } from './words.ts';

/**
 * Returns the synonyms for a text. If the text contains one phrase of a group, the other phrases
 * of the group are synonyms.
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

/**
 * Returns a word's stems, and their skeletons: the consonants that an Arabic singular shares with
 * its plurals. Two words that share one of these forms count as equal.
 */
function formsOf(word: string): string[] {
  return queryStems(word).flatMap((stem) => {
    const skeleton = skeletonOf(stem);
    return skeleton ? [stem, `~${skeleton}`] : [stem];
  });
}
