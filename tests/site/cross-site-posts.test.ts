import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { ask, siteDatabase, siteOrigin } from '#tests/support/ask-site.ts';
import { openDatabase } from '#tests/support/databases.ts';
import { pdfFile } from '#tests/support/example-files.ts';
import { URLENCODED } from '#tests/support/form-bytes.ts';
import { applicationOf, encoded, newLetter } from '#tests/support/form-client.ts';
import { type PersonalLinks, personalLinks } from '#tests/support/personal-links.ts';
import { words } from '#tests/support/words.ts';

const HEADERS: Record<string, Record<string, string>> = {
  'another site': { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
  'another host of the same domain': {
    Origin: siteOrigin.replace('127.0.0.1', 'www.localhost'),
    'Sec-Fetch-Site': 'same-site',
  },
  'another port of the same host': {
    Origin: 'http://127.0.0.1:1',
    'Sec-Fetch-Site': 'same-site',
  },
  'a sandboxed page': { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
  'the address bar': { 'Sec-Fetch-Site': 'none' },
  'a program without these headers': {},
  'a program that only sends a Referer': { Referer: `${siteOrigin}/contact` },
  'a program that contradicts itself': {
    Origin: 'https://evil.example',
    'Sec-Fetch-Site': 'same-origin',
  },
};
const TYPES = ['', 'text/plain', 'application/json', 'text/x-script', 'multipart/form-data'];

const letter = newLetter();
const { email, name } = letter;
const { jobs, webinars } = words.en.collections;
const webinar = webinars.find(({ starts }) => starts > Date.now());
const cv = applicationOf(letter, pdfFile());
const contact = { path: '/contact', body: encoded(letter) };
const partnership = {
  organisation: name,
  contact: name,
  email,
  country: 'SA',
  type: 'channel-reseller',
  message: letter.message,
};
const feedback = { page: '/help-center', helpful: 'no', comment: email };
const dataRequest = encoded({ email, right: 'access' });

/**
 * A valid request for each route that accepts a form. `status` is the expected answer if another
 * site sends the request, by default 403.
 */
type Post = { path: string; body: string | Uint8Array; type?: string; status?: number };
const posts = ({ yourData, preferences, confirm, staff }: PersonalLinks): Record<string, Post> => ({
  contact,
  'partnership-form': { path: '/partnership-form', body: encoded(partnership) },
  'webinars/:slug': {
    path: `/webinars/${webinar?.slug ?? 'none'}`,
    body: encoded({ name, email }),
    ...(!webinar && { status: 404 }),
  },
  'careers/apply/:slug': { path: `/careers/apply/${jobs[0]?.slug}`, ...cv },
  gdpr: { path: '/gdpr', body: dataRequest },
  newsletter: { path: '/newsletter', body: encoded({ email }) },
  feedback: { path: '/feedback', body: encoded(feedback) },
  'newsletter/confirm/:token': { path: confirm, body: '' },
  'newsletter/preferences/:token': { path: preferences, body: encoded({ end: 'yes' }) },
  'your-data/:token': { path: yourData, body: encoded({ do: 'erase', agree: 'on' }) },
  'staff/:token': {
    path: staff,
    body: encoded({ do: 'take', author: 'Mallory', note: 'Mallory was here' }),
  },
  // Mail programs send this request without an origin. Only a valid token allows the request, and
  // this token is not valid.
  'newsletter/unsubscribe/:token': { path: '/newsletter/unsubscribe/x', body: '', status: 410 },
  // These legal texts share the route of /gdpr, but they have no form.
  ...Object.fromEntries(
    ['privacy-policy', 'terms-of-service', 'cookie-policy', 'security', 'accessibility'].map(
      (path) => [path, { path: `/${path}`, body: dataRequest, status: 404 }],
    ),
  ),
});

let links: PersonalLinks;
beforeAll(async () => {
  links = await personalLinks();
});

test('every route that accepts a form is tested', () => {
  const manifest = readdirSync('build/client/assets').find((file) =>
    /^manifest-[0-9a-f]{8}\.js$/.test(file),
  );
  const text = readFileSync(`build/client/assets/${manifest}`, 'utf8');
  const { routes } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as {
    routes: Record<string, { id: string; hasAction: boolean }>;
  };
  const accepting = Object.values(routes).filter(({ hasAction }) => hasAction);
  expect(new Set(accepting.map(({ id }) => id.replace(/^\w\w:/, '')))).toEqual(
    new Set(Object.keys(posts(links))),
  );
});

test.each(Object.entries(HEADERS))('%s can send no form and change nothing', async (_, headers) => {
  for (const { path, body, type = URLENCODED, status = 403 } of Object.values(posts(links))) {
    for (const address of [path, `/ar${path}`, `${path}.data`]) {
      const answer = await ask(address, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': type },
        body,
      });
      expect(answer.status, address).toBe(status);
      expect(answer.headers.location, address).toBeUndefined();
      expect(answer.headers['access-control-allow-origin'], address).toBeUndefined();
    }
  }
  await expectNothingChanged();
});

test.each(TYPES)('a form with the content type "%s" is not stored', async (type) => {
  for (const { path, body } of Object.values(posts(links))) {
    // These requests may have no body, so the type of the body does not matter.
    if (path.startsWith('/newsletter/')) continue;
    const headers = { Origin: siteOrigin, ...(type && { 'Content-Type': type }) };
    const { status } = await ask(path, { method: 'POST', headers, body });
    expect([400, 404, 422], path).toContain(status);
  }
  await expectNothingChanged();
});

async function expectNothingChanged(): Promise<void> {
  const { db } = await openDatabase(siteDatabase);
  const rows = db.selectFrom('submissions').select('form').where('email', '=', email);
  expect(await rows.execute()).toEqual([]);
  const opinions = db
    .selectFrom('submissions')
    .select('form')
    .where('answers', 'like', `%${email}%`);
  expect(await opinions.execute()).toEqual([]);
  const subscribers = db
    .selectFrom('subscribers')
    .select('email')
    .where('email', 'in', [links.subscriber, links.newcomer]);
  expect(await subscribers.execute()).toEqual([{ email: links.subscriber }]);
  expect(String((await ask(links.yourData)).body)).toContain(links.sender);
  expect(String((await ask(links.staff)).body)).not.toContain('Mallory');
}
