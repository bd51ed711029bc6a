import Negotiator from 'negotiator';
import type { Encoding } from './manifest.ts';

const SMALLEST_FIRST: Encoding[] = ['br', 'gzip', 'identity'];

export function acceptedEncodings(header = 'identity'): Encoding[] {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings();
  const isAccepted = (encoding: Encoding) => accepted.includes(encoding);
  return SMALLEST_FIRST.filter(isAccepted);
}
