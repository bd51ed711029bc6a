import { randomInt } from 'node:crypto';

/** References have no vowels, so that they spell no word, and no similar signs such as 0 and O. */
const SIGNS = '23456789BCDFGHJKLMNPRSTVWX';
const LENGTH = 6;

/** Makes a random reference such as K7F-4WM. Another submission may already have this reference. */
export function newReference(): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length))).join(
    '',
  );
  return `${signs.slice(0, LENGTH / 2)}-${signs.slice(LENGTH / 2)}`;
}

/** Converts a typed reference to the format of stored references. */
export function tidyReference(typed: string): string {
  const signs = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return `${signs.slice(0, LENGTH / 2)}-${signs.slice(LENGTH / 2)}`;
}
