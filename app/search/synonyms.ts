import { queryStems, skeletonOf } from './stems.ts';
import { wordsOf } from './words.ts';

/**
 * If a text contains a phrase of a group, the other phrases of the group are its synonyms.
 * @param groups phrases with the same meaning
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

/** Words with a common stem or skeleton count as equal. */
function formsOf(word: string): string[] {
  return queryStems(word).flatMap((stem) => {
    const skeleton = skeletonOf(stem);
    return skeleton ? [stem, `~${skeleton}`] : [stem];
  });
}
