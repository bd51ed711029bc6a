import { randomInt } from 'node:crypto';

/**
 * There are no vowels, because a reference must not spell a word, and no similar characters such as
 * 0 and O.
 */
const SIGNS = '23456789BCDFGHJKLMNPRSTVWX';
const LENGTH = 6;

/** Makes a random reference such as K7F-4WM, which may already be in use. */
export function newReference(): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length))).join(
    '',
  );
  return `${signs.slice(0, LENGTH / 2)}-${signs.slice(LENGTH / 2)}`;
}

/** Converts a typed reference to the stored format. */
export function tidyReference(typed: string): string {
  const signs = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return `${signs.slice(0, LENGTH / 2)}-${signs.slice(LENGTH / 2)}`;
}
