/** No person fills in a form faster than this, in milliseconds. */
const TOO_FAST = 1000;
/** People seldom send more links than this. */
const MANY_LINKS = 4;
const LINK = /https?:\/\/(?:www\.)?|www\.|<a\s|\[url/gi;

/** Why a submission may come from a bot. It is quarantined until a person has looked at it. */
export type Suspicion = 'trap' | 'speed' | 'links';

/**
 * Finds signs of a bot in a submission.
 * @param trap the value of the field that people do not see
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
