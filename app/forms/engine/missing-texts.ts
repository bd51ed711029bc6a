/** The message of each field where it was left empty, by field, in the order of the words. */
export function missingTexts(words: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(words).flatMap(([field, word]) => {
      if (typeof word !== 'object' || word === null || !('label' in word)) return [];
      return [[field, String('missing' in word ? word.missing : word.label)]];
    }),
  );
}
