import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { DAY, MINUTE } from '#app/i18n/durations.ts';
import { languageOfPath } from '#app/i18n/language-of-path.ts';
import type { LanguageCode } from '#content/languages.ts';
import { builtApp } from '#tests/support/built-app.ts';
import { editions, organization, words } from '#tests/support/words.ts';

const FOLDER = 'build/client';
/** The maximum number of bytes in a line without its line end (RFC 5545, section 3.1). */
const LONGEST_LINE = 75;

const { ask, origin } = await builtApp();
const calendars = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ics'))
  .map((file) => {
    const address = `/${file.split(path.sep).join('/')}`;
    return {
      address,
      language: languageOfPath(address).code,
      bytes: readFileSync(path.join(FOLDER, file)),
    };
  });

function eventsOf(text: string): ICAL.Event[] {
  return ICAL.Component.fromString(text)
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
}

const slugOf = (event: ICAL.Event) => event.uid.split('@')[0];

test('each language has an invitation for each webinar, and a calendar of all', () => {
  const expected = editions.flatMap(({ prefix, collections }) => [
    `${prefix}/webinars.ics`,
    ...collections.webinars.map(({ slug }) => `${prefix}/webinars/${slug}/invitation.ics`),
  ]);
  expect(calendars.map(({ address }) => address).sort()).toEqual(expected.sort());
});

test.each(calendars)('the lines of $address follow the format', ({ bytes }) => {
  const text = bytes.toString('utf8');
  expect(text.endsWith('END:VCALENDAR\r\n') || text.endsWith('END:VCALENDAR')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);

  const lines = bytes.toString('latin1').split('\r\n');
  expect(lines.filter((line) => line.length > LONGEST_LINE)).toEqual([]);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for (const line of lines)
    expect(() => decoder.decode(Buffer.from(line, 'latin1')), line).not.toThrow();
});

test.each(editions)(
  'the calendar has every webinar of the content ($code)',
  ({ code, prefix, collections }) => {
    const calendar = calendars.find(({ address }) => address === `${prefix}/webinars.ics`);
    const events = eventsOf(calendar?.bytes.toString('utf8') ?? '');
    expect(events.map(slugOf).sort()).toEqual(collections.webinars.map(({ slug }) => slug).sort());
    for (const event of events) expectToBe(event, code);
  },
);

test.each(calendars.filter(({ address }) => address.endsWith('/invitation.ics')))(
  '$address contains only its webinar',
  ({ address, language, bytes }) => {
    const [event, another] = eventsOf(bytes.toString('utf8'));
    expect(another).toBeUndefined();
    expect(event && slugOf(event)).toBe(address.split('/').at(-2));
    if (event) expectToBe(event, language);
  },
);

test('a webinar has one identifier in all calendars, and webinars never share one', () => {
  const identifiers = new Map<string, Set<string>>();
  for (const { bytes } of calendars) {
    for (const event of eventsOf(bytes.toString('utf8'))) {
      const slug = slugOf(event) ?? '';
      identifiers.set(slug, (identifiers.get(slug) ?? new Set()).add(event.uid));
    }
  }
  expect([...identifiers.values()].map(({ size }) => size)).toEqual(
    words.en.collections.webinars.map(() => 1),
  );
});

test.each(calendars)(
  '$address has the same bytes when it is rendered again',
  async ({ address, bytes }) => {
    const response = await ask(address);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    expect(await response.text()).toBe(bytes.toString('utf8'));
  },
);

test.each(editions)(
  'an invitation to an unknown webinar is refused in plain text ($code)',
  async ({ prefix, pages }) => {
    const response = await ask(`${prefix}/webinars/no-such-webinar/invitation.ics`);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([
      404,
      'text/plain; charset=utf-8',
    ]);
    expect(await response.text()).toBe(`${pages['not-found'].heading}\n`);
  },
);

function expectToBe(event: ICAL.Event, code: LanguageCode): void {
  const webinar = words[code].collections.webinars.find(({ slug }) => slug === slugOf(event));
  if (!webinar) throw new Error(`${event.uid} is no webinar`);
  const { component } = event;
  expect(event.startDate.zone).toBe(ICAL.Timezone.utcTimezone);
  expect(event.startDate.toJSDate().getTime()).toBe(webinar.starts);
  expect(event.endDate.toJSDate().getTime()).toBe(webinar.starts + webinar.minutes * MINUTE);
  expect(event.summary).toBe(webinar.heading);
  expect(event.description).toContain(webinar.lead);
  expect(component.getFirstPropertyValue('status')).toBe(
    webinar.cancelled ? 'CANCELLED' : 'CONFIRMED',
  );
  expect(component.getFirstPropertyValue('url')).toBe(
    `${origin}${code === 'en' ? '' : `/${code}`}/webinars/${webinar.slug}`,
  );
  expect(String(component.getFirstPropertyValue('dtstamp'))).toMatch(
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/,
  );
  expect(event.uid).toBe(`${webinar.slug}@${organization.email.split('@')[1]}`);
  expect(event.sequence).toBe(Date.parse(webinar.updated) / DAY);
}
