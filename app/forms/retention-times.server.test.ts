import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#content/languages.ts';
import { RETENTION } from './retention.ts';
import { retentionPlaceholders, retentionTimes } from './retention-times.server.ts';

const [english, arabic] = languages;

test('retention periods are in words of the language, in the plural form of their number', () => {
  expect(retentionTimes(english)).toMatchObject({
    contact: '12\u00a0months',
    webinar: '90\u00a0days',
    mail: '7\u00a0days',
    limits: '24\u00a0hours',
    codedEntry: '30\u00a0days',
  });
  expect(retentionTimes(arabic)).toMatchObject({
    contact: '12\u00a0شهرًا',
    webinar: '90\u00a0يومًا',
    mail: '7\u00a0أيام',
    limits: '24\u00a0ساعة',
    codedEntry: '30\u00a0يومًا',
  });
});

test.each(languages)(
  'each retention period has a placeholder with the same words ($code)',
  (language) => {
    const times = retentionTimes(language);
    const placeholders = Object.entries(retentionPlaceholders(times));
    const names = Object.keys(RETENTION) as (keyof typeof RETENTION)[];
    expect(placeholders).toHaveLength(names.length);
    for (const name of names) {
      const placeholder = `kept${name.charAt(0).toUpperCase()}${name.slice(1)}`;
      expect(placeholders).toContainEqual([placeholder, times[name]]);
    }
  },
);

test('every placeholder of a retention period in the legal texts exists', () => {
  const named = globSync('content/*/legal/*.md').flatMap(
    (file) => readFileSync(file, 'utf8').match(/(?<=\{)kept\w+(?=\})/g) ?? [],
  );
  expect(named.length).toBeGreaterThan(0);
  expect(Object.keys(retentionPlaceholders(retentionTimes(english)))).toEqual(
    expect.arrayContaining(named),
  );
});
