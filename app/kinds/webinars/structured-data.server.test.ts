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

test('a coming webinar has a virtual location, and its times in Riyadh', () => {
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

test('a moved webinar has its previous start', () => {
  expect(eventOf({ movedFrom: Date.UTC(2026, 10, 24, 13) })).toMatchObject({
    eventStatus: 'https://schema.org/EventRescheduled',
    previousStartDate: '2026-11-24T16:00:00+03:00',
  });
});

test('a cancelled webinar is marked and offers no seats, moved before or not', () => {
  for (const facts of [{}, { movedFrom: Date.UTC(2026, 10, 24, 13) }]) {
    expect(eventOf({ cancelled: true, ...facts })).toMatchObject({
      eventStatus: 'https://schema.org/EventCancelled',
      offers: { availability: 'https://schema.org/SoldOut' },
    });
  }
});

test('a past webinar offers no seats', () => {
  expect(eventOf({}, endsAt(webinar)).offers.availability).toBe('https://schema.org/SoldOut');
});
