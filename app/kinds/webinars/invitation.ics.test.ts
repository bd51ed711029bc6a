import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readAllRecords, readPage } from '#app/content/read.server.ts';
import { toMoment } from '#app/i18n/moment.ts';
import { languages } from '#content/languages.ts';
import { loader } from './invitation.ics.ts';

const [english, arabic] = languages;
const webinars = readAllRecords(english, 'webinars');
const [webinar] = webinars;
if (!webinar) throw new Error('There are webinars');

// In development, drafts are shown, so test as in production.
beforeEach(() => {
  vi.stubEnv('DEV', false);
  webinars.push(
    { ...webinar, slug: 'a-draft', draft: true },
    { ...webinar, slug: 'an-old-draft', draft: true, expires: toMoment('2020-01-01') },
    { ...webinar, slug: 'to-come', publish: toMoment('2999-01-01') },
    { ...webinar, slug: 'gone', expires: toMoment('2020-01-01') },
  );
});
afterEach(() => {
  vi.unstubAllEnvs();
  webinars.splice(-4);
});

const ask = (slug: string, prefix = '') =>
  loader({
    url: new URL(`https://site.example${prefix}/webinars/${slug}/invitation.ics`),
    params: { slug },
  } as Parameters<typeof loader>[0]);

test('the answer for a webinar that the site shows is a calendar', async () => {
  const response = ask(webinar.slug);
  expect([response.status, response.headers.get('Content-Type')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
  ]);
  expect(await response.text()).toContain(`/webinars/${webinar.slug}`);
});

test.each([
  ['does not exist', 'no-such-webinar', 404],
  ['is a draft', 'a-draft', 404],
  ['is a draft whose end has passed', 'an-old-draft', 404],
  ['is not published yet', 'to-come', 404],
  ['has expired', 'gone', 410],
])('a webinar that %s gets an error in plain text', async (_, slug, status) => {
  const response = ask(slug);
  expect([response.status, response.headers.get('Content-Type')]).toEqual([
    status,
    'text/plain; charset=utf-8',
  ]);
  expect(await response.text()).toBe(`${readPage(english, 'not-found').heading}\n`);
});

test('the error is in the language of the path', async () => {
  expect(await ask('no-such-webinar', `/${arabic.code}`).text()).toBe(
    `${readPage(arabic, 'not-found').heading}\n`,
  );
});
