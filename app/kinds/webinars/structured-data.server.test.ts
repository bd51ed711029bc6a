import { expect, test, vi } from 'vitest';
import { readAllRecords } from '#app/content/read.server.ts';
import { HOUR } from '#app/i18n/durations.ts';
import { placeOf } from '#app/seo/structured-data/place.server.ts';
import { languages } from '#content/languages.ts';
import { endsAt } from './ends-at.ts';
import { structuredData } from './structured-data.server.ts';

const [english] = languages;
const webinar = firstWebinar();
const { slug, title, description, updated } = webinar;
const place = placeOf(
  {
    path: `/webinars/${slug}`,
    title,
    description,
    updated,
    drawing: 'webinars',
  },
  english,
);

function firstWebinar() {
  const [first] = readAllRecords(english, 'webinars');
  if (!first) throw new Error('There are webinars');
  return first;
}

/** Structured data of a webinar with these facts; by default an hour before it begins. */
function eventOf(facts: Partial<typeof webinar>, now = webinar.starts - HOUR) {
  vi.useFakeTimers({ toFake: ['Date'], now });
  const event = structuredData(
    {
      ...webinar,
      cancelled: false,
      movedFrom: undefined,
      ...facts,
    },
    place,
  );
  vi.useRealTimers();
  return JSON.parse(JSON.stringify(event));
}

test('a webinar to come is told with its place on the network and its moments in Riyadh', () => {
  const event = eventOf({ starts: Date.UTC(2026, 11, 1, 13), minutes: 45 }, Date.UTC(2026, 10, 1));
  expect(event).toMatchObject({
    startDate: '2026-12-01T16:00:00+03:00',
    endDate: '2026-12-01T16:45:00+03:00',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'VirtualLocation', url: `https://site.example/webinars/${slug}` },
    offers: { availability: 'https://schema.org/InStock' },
  });
  expect(event.previousStartDate).toBeUndefined();
});

test('one that was moved says from when', () => {
  expect(eventOf({ movedFrom: Date.UTC(2026, 10, 24, 13) })).toMatchObject({
    eventStatus: 'https://schema.org/EventRescheduled',
    previousStartDate: '2026-11-24T16:00:00+03:00',
  });
});

test('one that was cancelled says so, moved before or not, and offers nothing', () => {
  for (const facts of [{}, { movedFrom: Date.UTC(2026, 10, 24, 13) }]) {
    expect(eventOf({ cancelled: true, ...facts })).toMatchObject({
      eventStatus: 'https://schema.org/EventCancelled',
      offers: { availability: 'https://schema.org/SoldOut' },
    });
  }
});

test('one that is over offers nothing any more', () => {
  expect(eventOf({}, endsAt(webinar)).offers.availability).toBe('https://schema.org/SoldOut');
});
