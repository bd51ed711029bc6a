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
      webinar('late', '2027-01-31'),
      webinar('early', '2026-12-16'),
      webinar('cancelled', '2027-03-01', true),
    ],
    language,
    toMoment('2027-01-01'),
  );
  expect(season?.months).toEqual([
    { name: 'December', at: 0 },
    { name: 'January', at: 50, newYear: '2027' },
  ]);
  expect(season?.stars).toEqual([
    { slug: 'early', at: 25.3, isPast: true },
    { slug: 'late', at: 99.5, isPast: false },
  ]);
});

test('without webinars there is no season', () => {
  expect(seasonOf([webinar('cancelled', '2027-03-01', true)], language)).toBeUndefined();
});
