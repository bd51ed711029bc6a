import { createHash } from 'node:crypto';

/**
 * Of a hash: enough that two contents of one file never meet, and what the server knows such names
 * by.
 */
const DIGITS = 8;

/**
 * The name of a file that changes with its content, so that it may be kept for ever:
 * `site.1a2b3c4d.css`.
 */
export function hashedName(name: string, content: string | Uint8Array, ending: string): string {
  return `${name}.${createHash('sha256').update(content).digest('hex').slice(0, DIGITS)}.${ending}`;
}
