/** The time in milliseconds in which only a bot fills in a form. */
const TOO_FAST = 1000;
const MANY_LINKS = 4;
const LINK = /https?:\/\/(?:www\.)?|www\.|<a\s|\[url/gi;

/** The signs of a bot. A submission with such a sign is quarantined. */
export type Suspicion = 'trap' | 'speed' | 'links';

type Signs = {
  trap: string;
  /** How long the visitor saw the form, in milliseconds, if known. */
  shownFor: number | undefined;
  answers: Record<string, string>;
};

export function looksAutomatic({ trap, shownFor, answers }: Signs): Suspicion | undefined {
  if (trap !== '') return 'trap';
  if (shownFor !== undefined && shownFor < TOO_FAST) return 'speed';
  const links = Object.values(answers).join('\n').match(LINK) ?? [];
  return links.length > MANY_LINKS ? 'links' : undefined;
}
