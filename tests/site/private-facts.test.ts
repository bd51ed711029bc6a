import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';
import { readAllRecords } from '#app/content/read.server.ts';
import { joinUrlOf } from '#app/kinds/webinars/join-url.server.ts';
import { builtApp } from '#tests/support/built-app.ts';
import { editions } from '#tests/support/words.ts';

const [english] = editions;
if (!english) throw new Error('There is no language');
const webinars = readAllRecords(english, 'webinars');
const links = webinars.flatMap(({ slug }) => joinUrlOf(slug) ?? []);
const coming = webinars.find(({ slug, starts }) => joinUrlOf(slug) && starts > Date.now());
/** The links in all spellings: plain, encoded for a query, and escaped in JSON or HTML. */
const spellings = links.flatMap((link) => [
  link,
  encodeURIComponent(link),
  link.replaceAll('/', '\\/'),
  link.replaceAll('/', '&#x2F;'),
  link.replace(/^https:\/\//, ''),
]);

function found(text: string): string[] {
  return [...spellings, 'joinUrl'].filter((spelling) => text.includes(spelling));
}

test('no file that the site serves contains a link to join a webinar', () => {
  expect(links.length).toBeGreaterThan(0);
  // Without the links in the server's file, this test would prove nothing.
  const own = readFileSync('build/server/content/private.json', 'utf8');
  expect(links.filter((link) => !own.includes(link))).toEqual([]);
  let files = 0;
  for (const folder of ['build/client', 'build/search'])
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      const bytes = readFileSync(file);
      const text = (file.endsWith('.br') ? brotliDecompressSync(bytes) : bytes).toString('utf8');
      expect(found(text), file).toEqual([]);
      files += 1;
    }
  expect(files).toBeGreaterThan(500);
});

test('no answer of the application contains a link to join a webinar', async () => {
  const { ask } = await builtApp();
  const paths = editions.flatMap(({ prefix }) => [
    ...webinars.flatMap(({ slug }) =>
      ['', '.data', '.md', '/seats.json', '/invitation.ics'].map(
        (end) => `${prefix}/webinars/${slug}${end}`,
      ),
    ),
    ...['', '.data', '.md', '.ics', '/feed.xml', '/feed.json', '?language=ar'].map(
      (end) => `${prefix}/webinars${end}`,
    ),
    `${prefix}/search?q=${coming?.slug.replaceAll('-', '+')}`,
    `${prefix}/search.json?q=${coming?.slug.replaceAll('-', '+')}`,
    `${prefix}/search.json?q=meet.example`,
  ]);
  for (const path of paths) expect(found(await (await ask(path)).text()), path).toEqual([]);
});

test('the confirmation of a seat links to calendars, without the link to join', async () => {
  const { origin } = inject('site');
  for (const { prefix, pages } of editions) {
    const email = `guest${Math.random()}@visitor.example`;
    const answer = await fetch(new URL(`${prefix}/webinars/${coming?.slug}`, origin), {
      method: 'POST',
      headers: { Origin: origin },
      body: new URLSearchParams({ name: 'Noura', email }),
    });
    const page = await answer.text();
    expect(page.includes(pages.confirmation.webinar.heading)).toBe(true);
    expect(page.includes('href="https://calendar.google.com/calendar/render?')).toBe(true);
    expect(page.includes('href="https://outlook.office.com/calendar/0/deeplink/compose?')).toBe(
      true,
    );
    expect(found(page)).toEqual([]);
  }
});
