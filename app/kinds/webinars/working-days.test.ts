import { expect, test } from 'vitest';
import { organization, readAllRecords } from '#app/content/read.server.ts';
import { DAY } from '#app/i18n/durations.ts';
import { RIYADH_OFFSET } from '#app/i18n/moment.ts';
import { languages } from '#content/languages.ts';

const [english] = languages;

/** The weekend of a country according to Unicode's data. Monday is day 1. */
function weekendOf(country: string): number[] {
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & {
    getWeekInfo: () => { weekend: number[] };
  };
  return locale.getWeekInfo().weekend;
}

test('the weekend depends on the country, not on the language', () => {
  expect(weekendOf('SA')).toEqual([5, 6]);
  expect(weekendOf('AE')).toEqual([6, 7]);
});

const offices = Object.entries(organization.offices);

test.each(offices)('webinars take place on working days of the office in %s', (_, { country }) => {
  const webinars = readAllRecords(english, 'webinars');
  expect(webinars.length).toBeGreaterThan(0);
  const atWeekend = webinars.filter(({ starts }) => {
    // 1 January 1970 was a Thursday.
    const day = ((Math.floor((starts + RIYADH_OFFSET) / DAY) + 3) % 7) + 1;
    return weekendOf(country).includes(day);
  });
  expect(atWeekend.map(({ slug }) => slug)).toEqual([]);
});
