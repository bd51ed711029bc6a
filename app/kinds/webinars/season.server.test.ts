import { expect, test } from 'vitest';
import { toMoment } from '#app/i18n/moment.ts';
import { languages } from '#content/languages.ts';
import type { Webinar } from './schema.ts';
import { seasonOf } from './season.server.ts';

const [language] = languages;
const webinar = (slug: string, day: string, cancelled = false) =>
  ({ slug, starts: toMoment(`${day} 16:00`), minutes: 60, cancelled }) as Webinar;

test('a season has whole months, and past webinars are apart', () => {
  const season = seasonOf(
    [
      webinar('late', '2026-12-31'),
      webinar('early', '2026-11-16'),
      webinar('cancelled', '2027-03-01', true),
    ],
    language,
    toMoment('2026-12-01'),
  );
  expect(season?.months).toEqual([
    { name: 'November', at: 0 },
    { name: 'December', at: 49.2 },
  ]);
  expect(season?.stars).toEqual([
    { slug: 'early', at: 25.7, isPast: true },
    { slug: 'late', at: 99.5, isPast: false },
  ]);
});

test('without webinars there is no season', () => {
  expect(seasonOf([webinar('cancelled', '2027-03-01', true)], language)).toBeUndefined();
});
