import { randomInt } from 'node:crypto';

/** No vowels, so that references are not words. No look-alikes: I, O, Q, Z, 0 and 1. */
const SIGNS = '23456789BCDFGHJKLMNPRSTVWX';
const LENGTH = 6;

/** Makes a random reference such as K7F-4WM. Another submission may already have the same one. */
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
