import { expect, test } from 'vitest';
import { charactersOf } from './font-characters.ts';

test('the fonts have the letters of all texts, at any depth', () => {
  const characters = charactersOf('en', {
    pages: { home: { title: 'Café' } },
    collections: [['naïve']],
  });
  for (const letter of 'éï') expect(characters).toContain(letter);
});

test('a letter that only mails contain is not in the fonts', () => {
  expect(charactersOf('en', { emails: { greeting: 'Señor' }, ui: {} })).not.toContain('ñ');
});

test('the fonts have the characters that visitors type, whatever the texts contain', () => {
  for (const letter of "azAZ09@_.-+'")
    for (const code of ['en', 'ar'] as const) expect(charactersOf(code, {})).toContain(letter);
  for (const letter of 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي')
    expect(charactersOf('ar', {})).toContain(letter);
});

test('an Arabic font has the vowel signs and the marks that visitors type', () => {
  // These are the vowel signs from fathatan to sukun, the dagger alef, and Arabic punctuation.
  for (const sign of '\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0670،؛؟')
    expect(charactersOf('ar', {})).toContain(sign);
});

test('an Arabic font has both characters of «هـ» after a Hijri year', () => {
  for (const character of 'هـ') expect(charactersOf('ar', {})).toContain(character);
});

test('an English font has no Arabic letter', () => {
  expect(charactersOf('en', {})).not.toMatch(/\p{Script=Arabic}/u);
});

test('the order of letters does not change the fonts', () => {
  expect(charactersOf('ar', { pages: 'ÄÖ' })).toBe(charactersOf('ar', { pages: 'ÖÄ' }));
});

test('a letter that only a block of code contains is not in the fonts', () => {
  const body = [
    ['p', ['≤']],
    ['pre', ['SELECT ≥']],
  ];
  const characters = charactersOf('en', { collections: { blog: [{ body }] } });
  expect(characters).toContain('≤');
  expect(characters).not.toContain('≥');
});
