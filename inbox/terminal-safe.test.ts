import fc from 'fast-check';
import { expect, test } from 'vitest';
import { terminalSafe, terminalSafeJson, terminalSafeLine } from './terminal-safe.ts';

test('control characters in a name are shown, not executed', () => {
  expect(terminalSafeLine('Sara\u001b[2J\u001b[H \u0007\u009b31mHaddad')).toBe(
    'Sara␛[2J␛[H ␇\ufffd31mHaddad',
  );
  expect(terminalSafeLine('title \u001b]0;owned\u0007')).toBe('title ␛]0;owned␇');
  expect(terminalSafeLine('a\rb\nc\u2028d\te')).toBe('a b c d e');
});

test('marks that reverse text are removed, and those that Arabic needs stay', () => {
  expect(terminalSafeLine('invoice\u202efdp.exe\u2067x\u2069')).toBe('invoicefdp.exex');
  expect(terminalSafeLine('مُحَمَّد\u200f می\u200cخواهم')).toBe('مُحَمَّد\u200f می\u200cخواهم');
});

test('text keeps its lines, with any line ending', () => {
  expect(terminalSafe('a\r\nb\rc\n\nd')).toBe('a\nb\nc\n\nd');
});

test('escaped JSON has the same value and no control characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const written = terminalSafeJson({ text: `${text}\u009b\u202e\u2028` });
      expect(JSON.parse(written)).toEqual({ text: `${text}\u009b\u202e\u2028` });
      expect(written.slice(0, -1)).not.toMatch(
        /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069\u2028\u2029]/u,
      );
    }),
  );
});

test('no control character of any text reaches the terminal', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(terminalSafeLine(text)).not.toMatch(
        /\p{Cc}|[\u202a-\u202e\u2066-\u2069\u2028\u2029]/u,
      );
      expect(terminalSafe(text)).not.toMatch(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/u);
    }),
  );
});
