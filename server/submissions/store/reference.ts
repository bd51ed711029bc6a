import { randomInt } from 'node:crypto';

/** No vowels, to avoid words, and no look-alikes: I, O, Q, Z, 0, 1. */
const SIGNS = '23456789BCDFGHJKLMNPRSTVWX';
const LENGTH = 6;

/** Makes a reference such as K7F-4WM, one of 300 million. It may be taken already. */
export function newReference(): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length))).join(
    '',
  );
  return `${signs.slice(0, LENGTH / 2)}-${signs.slice(LENGTH / 2)}`;
}

/** Turns a reference as people type it into the stored form. */
export function tidyReference(typed: string): string {
  const signs = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return `${signs.slice(0, LENGTH / 2)}-${signs.slice(LENGTH / 2)}`;
}
