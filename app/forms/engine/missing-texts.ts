/**
 * What each field of a form says where it was left empty, by the fields' names, in the order of the
 * words.
 */
export function missingTexts(words: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(words).flatMap(([field, word]) => {
      if (typeof word !== 'object' || word === null || !('label' in word)) return [];
      return [[field, String('missing' in word ? word.missing : word.label)]];
    }),
  );
}
