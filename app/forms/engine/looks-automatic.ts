/** No person fills in a form faster than this, in milliseconds. */
const TOO_FAST = 1000;
const MANY_LINKS = 4;
const LINK = /https?:\/\/(?:www\.)?|www\.|<a\s|\[url/gi;

/** Signs of a bot. The submission is quarantined until a person has looked at it. */
export type Suspicion = 'trap' | 'speed' | 'links';

type Signs = {
  trap: string;
  /** In milliseconds, where it is known. */
  shownFor: number | undefined;
  answers: Record<string, string>;
};

export function looksAutomatic({ trap, shownFor, answers }: Signs): Suspicion | undefined {
  if (trap !== '') return 'trap';
  if (shownFor !== undefined && shownFor < TOO_FAST) return 'speed';
  const links = Object.values(answers).join('\n').match(LINK) ?? [];
  return links.length > MANY_LINKS ? 'links' : undefined;
}
