import Negotiator from 'negotiator';

const SMALLEST_FIRST = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof SMALLEST_FIRST)[number];

/** Returns the encodings that the header Accept-Encoding allows, the smallest first. */
export function acceptedEncodings(header = 'identity'): Encoding[] {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings();
  const isAccepted = (encoding: Encoding) => accepted.includes(encoding);
  return SMALLEST_FIRST.filter(isAccepted);
}
