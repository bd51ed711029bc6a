import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RETENTION } from '#app/constants.ts';
import { languages } from '#content/languages.ts';
import { retentionTime, retentionTimes } from './retention-times.ts';

const [english, arabic] = languages;

test('times to keep things are in the words of the language, with the form that the number asks for', () => {
  expect(retentionTimes(english)).toMatchObject({ keptContact: '12 months', keptWebinar: '90 days', keptMail: '7 days', keptLimits: '24 hours' });
  expect(retentionTimes(arabic)).toMatchObject({ keptContact: '12 شهرًا', keptWebinar: '90 يومًا', keptMail: '7 أيام', keptLimits: '24 ساعة' });
});

test.each(languages)('everything that is kept has its placeholder, which says what the thing alone says ($code)', (language) => {
  const times = Object.entries(retentionTimes(language));
  const names = Object.keys(RETENTION) as (keyof typeof RETENTION)[];
  expect(times).toHaveLength(names.length);
  for (const name of names) {
    const placeholder = `kept${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    expect(times).toContainEqual([placeholder, retentionTime(name, language)]);
  }
});

test('every time that a legal text names is known', () => {
  const named = globSync('content/*/legal/*.md').flatMap((file) => readFileSync(file, 'utf8').match(/(?<=\{)kept\w+(?=\})/g) ?? []);
  expect(named.length).toBeGreaterThan(0);
  expect(Object.keys(retentionTimes(english))).toEqual(expect.arrayContaining(named));
});
