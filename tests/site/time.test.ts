import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { MINUTE } from '#app/i18n/durations.ts';
import { formatLastDay } from '#app/i18n/format.server.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { endsAt } from '#app/kinds/webinars/ends-at.ts';
import { languages } from '#content/languages.ts';
import { MANIFEST, type Manifest } from '#delivery/manifest.ts';
import { renderPaths, siteFiles } from '#delivery/render-site.ts';
import { describe } from '#delivery/write-site.ts';
import { builtApp } from '#tests/support/built-app.ts';
import { documentOf } from '#tests/support/document-of.ts';
import { editions, wordsOfAllTimes } from '#tests/support/words.ts';

const { ask, nextChange, pathsAhead, renderAhead, renderedAt } = await builtApp();
vi.setConfig({ testTimeout: 60_000 });
afterEach(() => {
  vi.useRealTimers();
});

const { jobs, webinars } = wordsOfAllTimes.en.collections;

const isShownAt = (
  moment: number,
  {
    publish = moment,
    expires = Number.POSITIVE_INFINITY,
  }: { publish?: number | undefined; expires?: number | undefined },
) => publish <= moment && moment < expires;
const lasting = webinars.filter(
  (webinar) => isShownAt(endsAt(webinar) - 1, webinar) && isShownAt(endsAt(webinar), webinar),
);

async function pageAt(
  moment: number,
  address: string,
): Promise<{ status: number; document: Document }> {
  vi.setSystemTime(moment);
  const response = await ask(address);
  return { status: response.status, document: documentOf(await response.text()) };
}

function targetsIn(document: Document, part = 'main'): string[] {
  return [...document.querySelectorAll(`${part} a`)].map((link) => link.getAttribute('href') ?? '');
}

const wordsOf = (document: Document, part = 'main') => document.querySelector(part)?.textContent;
const robotsOf = (document: Document) =>
  document.querySelector('meta[name="robots"]')?.getAttribute('content');

test.each(languages)(
  'a webinar is listed as coming until it ends, and as past from then on ($code)',
  async (language) => {
    expect(lasting.length).toBeGreaterThan(0);
    for (const webinar of lasting) {
      const { slug } = webinar;
      const address = localizedPath(`/webinars/${slug}`, language);
      const placesAt = async (moment: number) => {
        const { document } = await pageAt(moment, localizedPath('/webinars', language));
        return ['#upcoming', '#past'].filter((part) => targetsIn(document, part).includes(address));
      };
      const end = endsAt(webinar);
      expect([slug, await placesAt(end - 1), await placesAt(end)]).toEqual([
        slug,
        ['#upcoming'],
        ['#past'],
      ]);
    }
  },
);

test.each(editions)(
  'a webinar has an invitation until it ends, and then a notice ($code)',
  async ({ prefix, pages }) => {
    const webinar = lasting.find(({ cancelled }) => !cancelled);
    if (!webinar) throw new Error('There is no webinar that took or will take place');
    const { slug } = webinar;
    const end = endsAt(webinar);
    const invitation = `${prefix}/webinars/${slug}/invitation.ics`;
    const { over } = pages.webinars.labels;

    const before = await pageAt(end - 1, `${prefix}/webinars/${slug}`);
    expect([before.status, targetsIn(before.document).includes(invitation)]).toEqual([200, true]);
    expect(wordsOf(before.document)).not.toContain(over);

    const after = await pageAt(end, `${prefix}/webinars/${slug}`);
    expect([after.status, targetsIn(after.document).includes(invitation)]).toEqual([200, false]);
    expect(wordsOf(after.document)).toContain(over);
  },
);

test.each(editions)(
  'upcoming webinars begin with the next, past ones with the latest ($code)',
  async ({ prefix }) => {
    const { document } = await pageAt(renderedAt, `${prefix}/webinars`);
    const startsIn = (part: string) =>
      targetsIn(document, part).flatMap((target) =>
        webinars
          .filter(({ slug }) => target.endsWith(`/webinars/${slug}`))
          .map(({ starts }) => starts),
      );
    const [upcoming, past] = [startsIn('#upcoming'), startsIn('#past')];
    expect(upcoming.length + past.length).toBe(
      webinars.filter((webinar) => isShownAt(renderedAt, webinar)).length,
    );
    expect(upcoming).toEqual(upcoming.toSorted((one, other) => one - other));
    expect(past).toEqual(past.toSorted((one, other) => other - one));
  },
);

/** The job that closes first. `LAST_MINUTE` is the last minute of its last day in Riyadh. */
const [closing] = jobs.toSorted((one, other) => one.expires - other.expires);
if (!closing) throw new Error('There is no role');
const staying = jobs.filter((job) => isShownAt(closing.expires, job));
const LAST_MINUTE = closing.expires - MINUTE;

test('the last minute of a role is 23:59 in Riyadh', () => {
  expect(new Date(LAST_MINUTE + 3 * 60 * MINUTE).toISOString().slice(11, 16)).toBe('23:59');
});

test.each(editions)(
  'a role is open on its last day until midnight in Riyadh ($code)',
  async (edition) => {
    const { prefix } = edition;
    const { status, document } = await pageAt(
      LAST_MINUTE,
      `${prefix}/careers/apply/${closing.slug}`,
    );
    expect([status, robotsOf(document)]).toEqual([200, 'index, follow']);
    const language = languages.find(({ code }) => code === edition.code) ?? languages[0];
    expect(wordsOf(document)).toContain(formatLastDay(closing.expires, language));

    const careers = await pageAt(LAST_MINUTE, `${prefix}/careers`);
    expect(targetsIn(careers.document)).toContain(`${prefix}/careers/apply/${closing.slug}`);
  },
);

test.each(editions)(
  'a minute later the role is closed, and its page links to the open roles ($code)',
  async ({ prefix, dir, code, pages }) => {
    const nameOf = (slug: string) =>
      wordsOfAllTimes[code].collections.jobs.find((job) => job.slug === slug)?.name;
    const { status, document } = await pageAt(
      LAST_MINUTE + MINUTE,
      `${prefix}/careers/apply/${closing.slug}`,
    );
    expect([status, robotsOf(document)]).toEqual([410, 'noindex']);
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual([code, dir]);
    expect(document.querySelector('link[rel="canonical"]')).toBeNull();
    const closed = pages['role-closed'];
    expect([...document.querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual([
      closed.heading,
    ]);
    expect(document.title).toContain(closed.title);

    const targets = targetsIn(document, '#roles');
    expect(targets.toSorted()).toEqual(
      staying.map(({ slug }) => `${prefix}/careers/apply/${slug}`).toSorted(),
    );
    for (const { slug } of staying) expect(wordsOf(document, '#roles')).toContain(nameOf(slug));
    expect(wordsOf(document)).not.toContain(nameOf(closing.slug));
  },
);

test.each(editions)('a closed role is no longer listed ($code)', async ({ prefix }) => {
  const { document } = await pageAt(LAST_MINUTE + MINUTE, `${prefix}/careers`);
  const roles = targetsIn(document).filter((target) => target.includes('/careers/apply/'));
  expect(roles.toSorted()).toEqual(
    staying.map(({ slug }) => `${prefix}/careers/apply/${slug}`).toSorted(),
  );

  expect(pathsAhead()).toEqual(
    expect.arrayContaining(staying.map(({ slug }) => `${prefix}/careers/apply/${slug}`)),
  );
  expect(pathsAhead()).not.toContain(`${prefix}/careers/apply/${closing.slug}`);
});

test('without open roles, the page of a closed role has a notice', async () => {
  for (const { prefix, pages } of editions) {
    const { status, document } = await pageAt(
      Math.max(...jobs.map(({ expires }) => expires)),
      `${prefix}/careers/apply/${closing.slug}`,
    );
    expect([status, targetsIn(document, '#roles')]).toEqual([410, []]);
    expect(wordsOf(document, '#roles')).toContain(pages['role-closed'].none);
  }
});

test('a role that never existed is not found', async () => {
  expect((await pageAt(renderedAt, '/careers/apply/astronaut')).status).toBe(404);
});

test('nextChange returns the ends of roles and webinars in order', () => {
  const ends = [...jobs.map(({ expires }) => expires), ...webinars.map(endsAt)];
  const coming = [...new Set(ends)]
    .filter((end) => end > renderedAt)
    .sort((one, other) => one - other);
  const found: number[] = [];
  for (let next = nextChange(renderedAt); next !== undefined; next = nextChange(next))
    found.push(next);
  expect(found).toEqual(expect.arrayContaining(coming));
  expect(found).toEqual(found.toSorted((one, other) => one - other));
});

test('a file rendered again at the time of the build is the same as in the build', async () => {
  vi.setSystemTime(renderedAt);
  const { rendered, missing } = await renderPaths(pathsAhead(), renderAhead);
  const files = [...siteFiles(rendered)];
  expect(missing).toEqual([]);
  expect(files.length).toBeGreaterThan(400);
  const different = files.filter(([, { entry, body }]) => {
    const built = readFileSync(path.join('build/client', entry.file), 'utf8');
    const isPage = entry.styles !== undefined;
    return isPage ? withoutFigures(built) !== withoutFigures(body) : built !== body;
  });
  expect(different.map(([url]) => url)).toEqual([]);

  // The server replaces a file if the new ETag differs from the ETag in the manifest.
  const { entries } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
  const replaced = files.filter(([url, { body }]) => {
    const { rendered: before, encodings } = entries[url] ?? { encodings: {} };
    return (before ?? encodings.identity?.etag) !== describe(Buffer.from(body)).etag;
  });
  expect(replaced.map(([url]) => url)).toEqual([]);
});

function withoutFigures(html: string): string {
  return html
    .replace('<dl class="readings" hidden="">', '<dl class="readings">')
    .replace(/(?<=<dd data-reading="\w+">)[^<]*/g, '')
    .trimEnd();
}
