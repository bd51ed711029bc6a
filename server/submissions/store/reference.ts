import { randomInt } from 'node:crypto';

/**
 * Without vowels, so that no word comes out, and without what is taken for another: I, O, Q, Z, 0,
 * 1.
 */
const SIGNS = '23456789BCDFGHJKLMNPRSTVWX';
const LENGTH = 6;

/**
 * A new reference such as K7F-4WM: short enough to be said on the telephone. One of 300 million, so
 * it may be taken already.
 */
export function newReference(): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length))).join(
    '',
  );
  return `${signs.slice(0, LENGTH / 2)}-${signs.slice(LENGTH / 2)}`;
}

/** A reference as people type it, as it is kept. */
export function tidyReference(typed: string): string {
  const signs = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return `${signs.slice(0, LENGTH / 2)}-${signs.slice(LENGTH / 2)}`;
}
