import { createHash } from 'node:crypto';

/** Hash digits in a name, enough to make collisions improbable. */
const DIGITS = 8;

/** A name such as `site.1a2b3c4d.css`, so that caches may keep the file for ever. */
export function hashedName(name: string, content: string | Uint8Array, ending: string): string {
  return `${name}.${createHash('sha256').update(content).digest('hex').slice(0, DIGITS)}.${ending}`;
}
