import { queryStems, skeletonOf } from './stems.ts';
import { wordsOf } from './words.ts';

/**
 * The synonyms for a text: from each group with a member in the text, the members that are not.
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

/** The forms by which a word is recognized: its stems, and their skeletons. */
function formsOf(word: string): string[] {
  return queryStems(word).flatMap((stem) => {
    const skeleton = skeletonOf(stem);
    return skeleton ? [stem, `~${skeleton}`] : [stem];
  });
}
