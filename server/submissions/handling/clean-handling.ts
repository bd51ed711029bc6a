import type { Handling, HandlingProblem } from '#app/staff-ports.ts';

export const LONGEST_TEXT = 10_000;
export const LONGEST_NAME = 80;

/** Control characters, and characters that change the direction of a text. */
const NOT_IN_LINE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
const EMAIL = /^[^\s@<>"]+@([^\s@<>"]+)$/;

/**
 * Cleans what a person of the firm typed.
 * @param firmDomains a submission is forwarded only to emails of these domains
 */
export function cleanHandling(
  handling: Handling,
  firmDomains: readonly string[],
): Handling | { problem: HandlingProblem } {
  const author = cleanAuthor(handling.author);
  const text = handling.text.normalize('NFC').toWellFormed().replaceAll('\0', '').trim();
  if (author === undefined) return { problem: 'author' };
  if (text.length > LONGEST_TEXT) return { problem: 'tooLong' };
  const { action, recipient: typed = '', ...rest } = handling;
  if (action === 'note' && !text) return { problem: 'text' };
  if (action !== 'forward') return { ...rest, action, author, text };
  const recipient = lineOf(typed);
  const domain = EMAIL.exec(recipient)?.[1]?.toLowerCase() ?? '';
  if (!firmDomains.includes(domain)) return { problem: 'recipient' };
  return { ...rest, action, author, text, recipient };
}

/** @returns undefined if the name is empty or too long */
export function cleanAuthor(typed: string): string | undefined {
  const author = lineOf(typed);
  return author && author.length <= LONGEST_NAME ? author : undefined;
}

function lineOf(typed: string): string {
  return typed.normalize('NFC').toWellFormed().replace(NOT_IN_LINE, ' ').trim();
}
