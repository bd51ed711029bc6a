/** Faster than this nobody fills in a form, in milliseconds. */
const TOO_FAST = 1000;
/** More addresses than this in one submission are seldom a person's. */
const MANY_LINKS = 4;
const LINK = /https?:\/\/(?:www\.)?|www\.|<a\s|\[url/gi;

/**
 * Why something that was sent looks as if a machine had sent it. It is stored all the same, and
 * waits for a person.
 */
export type Suspicion = 'trap' | 'speed' | 'links';

/**
 * @param trap what stands in the field that people do not see
 * @param shownFor how long the form had been shown, in milliseconds, where that is known
 */
export function looksAutomatic({
  trap,
  shownFor,
  answers,
}: {
  trap: string;
  shownFor: number | undefined;
  answers: Record<string, string>;
}): Suspicion | undefined {
  if (trap !== '') return 'trap';
  if (shownFor !== undefined && shownFor < TOO_FAST) return 'speed';
  const links = Object.values(answers).join('\n').match(LINK) ?? [];
  return links.length > MANY_LINKS ? 'links' : undefined;
}
