import { createHash } from 'node:crypto';

/** The number of hexadecimal digits of a hash. */
const DIGITS = 8;

/**
 * A name such as `site.1a2b3c4d.css`. The name depends on the content, so caches may keep the file
 * for ever.
 */
export function hashedName(name: string, content: string | Uint8Array, ending: string): string {
  return `${name}.${createHash('sha256').update(content).digest('hex').slice(0, DIGITS)}.${ending}`;
}
