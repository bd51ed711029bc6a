import { createHash } from 'node:crypto';

/** This many hexadecimal digits of a hash make collisions improbable. */
const DIGITS = 8;

/** A file name such as `site.1a2b3c4d.css`. The hash lets caches keep the file for ever. */
export function hashedName(name: string, content: string | Uint8Array, ending: string): string {
  return `${name}.${createHash('sha256').update(content).digest('hex').slice(0, DIGITS)}.${ending}`;
}
