import type { Logger } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { DAY, HOUR } from '#app/i18n/durations.ts';
import { keepFresh } from './fresh-pages.ts';
import type { StaticFiles } from './static-files.ts';

const NOON = Date.UTC(2026, 11, 8, 12);

let stop: (() => void) | undefined;
afterEach(() => {
  stop?.();
  vi.useRealTimers();
});

type Site = {
  changes: number[];
  pages?: string[];
  built?: string[];
  renderedAt?: number;
  answer?: (address: string) => Response;
};

/** A server that started at noon, with files in memory that were built from the same pages. */
function startAtNoon({
  changes,
  pages = [],
  built = ['/', '/careers'],
  renderedAt = NOON - HOUR,
  answer = (address) => new Response(`new ${address}`),
}: Site) {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOON });
  const held = new Map(built.map((address) => [address, `old ${address}`]));
  let isHeldBack = false;
  const files: StaticFiles = {
    answer: () => false,
    holds: () => false,
    size: held.size,
    rendered: () => [...held.keys()],
    holdBack: (isOn) => {
      isHeldBack = isOn;
    },
    replace: async (address, body) => {
      if (body) held.set(address, String(body));
      else held.delete(address);
    },
  };
  const render = vi.fn(async (address: string) => answer(address));
  const log = { info: vi.fn(), error: vi.fn() };
  stop = keepFresh({
    files,
    render,
    finish: async (html) => ({
      html: `finished ${html}`,
      files: { '/start/state.1.json': 'state' },
    }),
    nextChange: (after) => changes.find((change) => change > after),
    recordPaths: () => pages,
    renderedAt,
    log: log as unknown as Logger,
  });
  const rounds = () => log.info.mock.calls.length + log.error.mock.calls.length;
  return {
    held,
    log,
    rendered: () => render.mock.calls.map(([address]) => address),
    isHeldBack: () => isHeldBack,
    /** Until so many rounds of rendering have ended. */
    ended: (count: number) => vi.waitUntil(() => rounds() >= count, { interval: 0 }),
  };
}

test('nothing is rendered before the content changes', async () => {
  const site = startAtNoon({ changes: [NOON + HOUR] });
  await vi.advanceTimersByTimeAsync(HOUR - 1);
  expect(site.rendered()).toEqual([]);
  expect(site.isHeldBack()).toBe(false);
});

test('where nothing will change nobody waits', () => {
  startAtNoon({ changes: [NOON - DAY] });
  expect(vi.getTimerCount()).toBe(0);
});

test('at the change every page is held back until all are rendered anew', async () => {
  const seen: [string, boolean, string | undefined][] = [];
  const site = startAtNoon({
    changes: [NOON + HOUR],
    answer: (address) => {
      seen.push([address, site.isHeldBack(), site.held.get('/careers')]);
      return new Response(`new ${address}`);
    },
  });
  await vi.advanceTimersByTimeAsync(HOUR);
  await site.ended(1);
  expect(seen).toEqual([
    ['/', true, 'old /careers'],
    ['/careers', true, 'old /careers'],
  ]);
  expect([...site.held]).toEqual([
    ['/', 'new /'],
    ['/careers', 'new /careers'],
  ]);
  expect(site.isHeldBack()).toBe(false);
  expect(site.log.info).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ pages: 2 }),
    expect.any(String),
  );
});

test('pages are held back at once, before the first of them is there', async () => {
  const site = startAtNoon({
    changes: [NOON + HOUR],
    answer: () => new Promise<never>(() => {}) as never,
  });
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(site.isHeldBack()).toBe(true);
});

test('what is gone is taken away, and so is what could not be rendered', async () => {
  const site = startAtNoon({
    changes: [NOON + HOUR],
    built: ['/careers', '/careers/apply/analyst', '/careers/apply/analyst.data', '/news'],
    answer: (address) =>
      new Response(address, {
        status: address.includes('analyst') ? 410 : address === '/news' ? 500 : 200,
      }),
  });
  await vi.advanceTimersByTimeAsync(HOUR);
  await site.ended(1);
  expect([...site.held.keys()]).toEqual(['/careers']);
});

test('what is new is put in place with its data and its Markdown; a calendar has none', async () => {
  const pages = ['/blog/new-post', '/webinars/talk/invitation.ics'];
  const site = startAtNoon({ changes: [NOON + HOUR], built: ['/blog'], pages });
  await vi.advanceTimersByTimeAsync(HOUR);
  await site.ended(1);
  expect([...site.held]).toEqual([
    ['/blog', 'new /blog'],
    ['/blog/new-post', 'new /blog/new-post'],
    ['/webinars/talk/invitation.ics', 'new /webinars/talk/invitation.ics'],
    ['/blog/new-post.data', 'new /blog/new-post.data'],
    ['/blog/new-post.md', 'new /blog/new-post.md'],
  ]);
});

test('a page that was there already is rendered once', async () => {
  const site = startAtNoon({
    changes: [NOON + HOUR],
    built: ['/blog/post', '/blog/post.data', '/blog/post.md'],
    pages: ['/blog/post'],
  });
  await vi.advanceTimersByTimeAsync(HOUR);
  await site.ended(1);
  expect(site.rendered()).toEqual(['/blog/post', '/blog/post.data', '/blog/post.md']);
});

test('each change has its turn', async () => {
  const site = startAtNoon({ changes: [NOON + HOUR, NOON + 2 * HOUR], built: ['/'] });
  await vi.advanceTimersByTimeAsync(HOUR);
  await site.ended(1);
  await vi.advanceTimersByTimeAsync(HOUR - 1);
  expect(site.rendered()).toEqual(['/']);
  await vi.advanceTimersByTimeAsync(1);
  await site.ended(2);
  expect(site.rendered()).toEqual(['/', '/']);
});

test('a change further off than a timer can wait comes neither early nor late', async () => {
  const site = startAtNoon({ changes: [NOON + 60 * DAY], built: ['/'] });
  await vi.advanceTimersByTimeAsync(60 * DAY - 1);
  expect(site.rendered()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await site.ended(1);
  expect(site.rendered()).toEqual(['/']);
});

test('a change between the build and the start is made up for at once', async () => {
  const site = startAtNoon({
    changes: [NOON - HOUR, NOON + HOUR],
    built: ['/'],
    renderedAt: NOON - DAY,
  });
  expect(site.isHeldBack()).toBe(true);
  await site.ended(1);
  expect(site.rendered()).toEqual(['/']);
  await vi.advanceTimersByTimeAsync(HOUR);
  await site.ended(2);
  expect(site.rendered()).toEqual(['/', '/']);
});

test('where rendering fails the application goes on answering, the log has the reason, and the next change mends it', async () => {
  const reason = new Error('out of memory');
  let isBroken = true;
  const site = startAtNoon({
    changes: [NOON + HOUR, NOON + 2 * HOUR],
    answer: (address) => {
      if (address === '/careers' && isBroken) throw reason;
      return new Response(`new ${address}`);
    },
  });
  await vi.advanceTimersByTimeAsync(HOUR);
  await site.ended(1);
  expect(site.log.error).toHaveBeenCalledExactlyOnceWith({ error: reason }, expect.any(String));
  expect(site.isHeldBack()).toBe(true);

  isBroken = false;
  await vi.advanceTimersByTimeAsync(HOUR);
  await site.ended(2);
  expect(site.held.get('/careers')).toBe('new /careers');
  expect(site.isHeldBack()).toBe(false);
});

test('who stops it waits for nothing more', async () => {
  const site = startAtNoon({ changes: [NOON + HOUR] });
  stop?.();
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(DAY);
  expect(site.rendered()).toEqual([]);
});

test.each([
  ['/careers', ['/', '/careers']],
  ['/news', ['/', '/careers', '/news']],
])(
  'who stops it while it renders %s has no further page rendered, and no further change awaited',
  async (last, rendered) => {
    const site = startAtNoon({
      changes: [NOON + HOUR, NOON + 2 * HOUR],
      built: ['/', '/careers', '/news'],
      answer: (address) => {
        if (address === last) stop?.();
        return new Response(address);
      },
    });
    await vi.advanceTimersByTimeAsync(HOUR);
    await vi.waitUntil(() => site.held.get(last) === last, { interval: 0 });
    await vi.advanceTimersByTimeAsync(1);
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(DAY);
    expect(site.rendered()).toEqual(rendered);
  },
);

test('a page is finished, and what it then names is there first', async () => {
  const { held, ended } = startAtNoon({
    changes: [NOON + HOUR],
    built: ['/'],
    answer: (address) =>
      new Response(`new ${address}`, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
  });
  await vi.advanceTimersByTimeAsync(HOUR);
  await ended(1);
  expect([...held]).toEqual([
    ['/', 'finished new /'],
    ['/start/state.1.json', 'state'],
  ]);
});
