import { afterEach, expect, test, vi } from 'vitest';
import { DAY, MINUTE } from '#app/i18n/durations.ts';
import { builtApp } from '#tests/support/built-app.ts';
import { type JsonFeed, textIn } from '#tests/support/built-feeds.ts';
import { rssFaults } from '#tests/support/rss-faults.ts';
import { editions, wordsOfAllTimes } from '#tests/support/words.ts';
import { xmlOf } from '#tests/support/xml-document.ts';

vi.setConfig({ testTimeout: 60_000 });
const { ask, nextChange } = await builtApp();
afterEach(() => {
  vi.useRealTimers();
});

const { jobs, webinars } = wordsOfAllTimes.en.collections;
const [closing] = jobs.toSorted((one, other) => one.expires - other.expires);
const lasting = webinars.find(({ cancelled, expires }) => !cancelled && expires === undefined);
if (!closing || !lasting) throw new Error('There is no role, or no webinar that stays');
const end = lasting.starts + lasting.minutes * MINUTE;

async function feedAt(
  moment: number,
  address: string,
): Promise<{ json: JsonFeed; rss: string; updated: number }> {
  vi.setSystemTime(moment);
  const json = (await (await ask(`${address}/feed.json`)).json()) as JsonFeed;
  const rss = await (await ask(`${address}/feed.xml`)).text();
  const [channel] = xmlOf(rss).getElementsByTagName('channel');
  return { json, rss, updated: Date.parse(channel ? textIn(channel, 'lastBuildDate') : '') };
}

const hasItem = ({ items }: JsonFeed, page: string) => items.some(({ url }) => url.endsWith(page));

test.each(editions)(
  'a role leaves the feed in the minute when it closes, which becomes the date of the feed ($code)',
  async ({ prefix }) => {
    const page = `${prefix}/careers/apply/${closing.slug}`;
    const before = await feedAt(closing.expires - 1, `${prefix}/careers`);
    expect([hasItem(before.json, page), before.rss.includes(`${page}<`)]).toEqual([true, true]);
    const after = await feedAt(closing.expires, `${prefix}/careers`);
    expect([hasItem(after.json, page), after.rss.includes(`${page}<`)]).toEqual([false, false]);
    expect(after.updated).toBe(closing.expires);
    expect(nextChange(closing.expires - 1)).toBe(closing.expires);
  },
);

test.each(editions)('a feed without a role is still a valid feed ($code)', async ({ prefix }) => {
  const { json, rss } = await feedAt(
    Math.max(...jobs.map(({ expires }) => expires)),
    `${prefix}/careers`,
  );
  expect(json.items).toEqual([]);
  expect(await rssFaults([rss])).toEqual([[]]);
});

test.each(editions)(
  'a past webinar stays in the feed, with a notice instead of its invitation ($code)',
  async ({ prefix, pages }) => {
    const page = `${prefix}/webinars/${lasting.slug}`;
    const { over, takePart } = pages.webinars.labels;
    const contentAt = async (moment: number) =>
      (await feedAt(moment, `${prefix}/webinars`)).json.items.find(({ url }) => url.endsWith(page))
        ?.content_html ?? '';
    const before = await contentAt(end - 1);
    expect([before.includes(over), before.includes(takePart)]).toEqual([false, true]);
    const after = await contentAt(end);
    expect([after.includes(over), after.includes(takePart)]).toEqual([true, false]);
  },
);

test('a feed with the same content has the same bytes on another day', async () => {
  const now = Date.now();
  const next = nextChange(now) ?? Number.POSITIVE_INFINITY;
  const one = await feedAt(now, '/ar/blog');
  const other = await feedAt(Math.min(now + DAY, next - 1), '/ar/blog');
  expect([other.rss, other.json]).toEqual([one.rss, one.json]);
});
