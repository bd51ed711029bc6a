import { expect, test } from 'vitest';
import { languages } from '#content/languages.ts';
import { fillFirmWords, firmWordsOf } from './firm-words.ts';

const [english, arabic] = languages;
const facts = {
  founded: 2016,
  offices: { jeddah: { country: 'SA' }, doha: { country: 'QA' } },
  email: 'hello@sawari.example',
  privacyEmail: 'privacy@sawari.example',
} as unknown as Parameters<typeof firmWordsOf>[1];
const inEnglish = firmWordsOf(
  { name: 'Sawari', cities: { jeddah: 'Jeddah', doha: 'Doha' } },
  facts,
  english,
);

test('every text of a file gets the name, the cities and the founding year', () => {
  const texts = { title: '{firm} in {cities}', list: ['Since {founded}', { text: 'No word' }] };
  expect(fillFirmWords(texts, inEnglish)).toEqual({
    title: 'Sawari in Jeddah and Doha',
    list: ['Since 2016', { text: 'No word' }],
  });
});

test('words in braces that the site fills in later stay', () => {
  expect(fillFirmWords('{firm} on {network} to {email}', inEnglish)).toBe(
    'Sawari on {network} to {email}',
  );
});

test('Arabic texts join the cities as Arabic does', () => {
  const words = firmWordsOf(
    { name: 'سواري', cities: { jeddah: 'جدة', doha: 'الدوحة' } },
    facts,
    arabic,
  );
  expect(fillFirmWords('و«{firm}» في {cities}', words)).toBe('و«سواري» في جدة والدوحة');
});

test('legal texts use the legal name, and the name if there is none', () => {
  expect(inEnglish.legalName).toBe('Sawari');
  const cities = {};
  const words = firmWordsOf({ name: 'Sawari', legalName: 'Sawari LLC', cities }, facts, english);
  expect(words.legalName).toBe('Sawari LLC');
});
