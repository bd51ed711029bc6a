import { queryStems, skeletonOf } from './stems.ts';
import { wordsOf } from './words.ts';

/**
 * The other words for what a text is about: of each group that it holds a member of, the members
 * that it does not hold.
 * @param groups words or phrases that mean the same
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

/** What a word is known by: its stems, and what each shares with its broken plural. */
function formsOf(word: string): string[] {
  return queryStems(word).flatMap((stem) => {
    const skeleton = skeletonOf(stem);
    return skeleton ? [stem, `~${skeleton}`] : [stem];
  });
}
