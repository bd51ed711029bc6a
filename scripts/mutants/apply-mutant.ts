import type { Mutant } from '#tests/mutants/mutant.ts';

export function applyMutant(
  { id, file, find, replace }: Pick<Mutant, 'id' | 'file' | 'find' | 'replace'>,
  text: string,
): string {
  const [before = '', after, ...others] = text.split(find);
  if (find === '' || after === undefined)
    throw new Error(`${id}: ${file} does not contain the passage to replace.`);
  if (others.length > 0)
    throw new Error(`${id}: ${file} contains the passage to replace ${others.length + 1} times.`);
  if (find === replace) throw new Error(`${id}: the replacement changes nothing.`);
  return before + replace + after;
}
