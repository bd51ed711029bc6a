import Negotiator from 'negotiator';
import type { Encoding } from './manifest.ts';

const SMALLEST_FIRST: Encoding[] = ['br', 'gzip', 'identity'];

/** Returns the encodings that the header Accept-Encoding allows, the smallest first. */
export function acceptedEncodings(header = 'identity'): Encoding[] {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings();
  const isAccepted = (encoding: Encoding) => accepted.includes(encoding);
  return SMALLEST_FIRST.filter(isAccepted);
}
