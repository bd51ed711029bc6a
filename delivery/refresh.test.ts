import type { Logger } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { DAY, HOUR } from '#app/i18n/durations.ts';
import { keepFresh } from './refresh.ts';

const NOON = Date.UTC(2026, 11, 8, 12);

let stop: (() => void) | undefined;
afterEach(() => {
  stop?.();
  vi.useRealTimers();
});

type Site = {
  changes: number[];
  /** Paths that the application renders ahead at the time of the change. */
  paths?: string[];
  built?: string[];
  renderedAt?: number;
  answer?: (path: string) => Response;
};

const text = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': 'text/plain' } });

/** A server that started at noon, with files in memory that were built from the same pages. */
function startAtNoon({
  changes,
  built = ['/', '/careers'],
  paths = built,
  renderedAt = NOON - HOUR,
  answer = (path) => text(`new ${path}`),
}: Site) {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOON });
  const held = new Map(built.map((path) => [path, `old ${path}`]));
  let isHeldBack = false;
  const render = vi.fn(async (path: string) => answer(path));
  const log = { info: vi.fn(), error: vi.fn() };
  stop = keepFresh({
    files: {
      rendered: () => [...held.keys()],
      holdBack: (isOn) => {
        isHeldBack = isOn;
      },
      replace: async (path, { body }) => void held.set(path, body),
      remove: (path) => void held.delete(path),
    },
    render,
    paths: () => paths,
    nextChange: (after) => changes.find((change) => change > after),
    renderedAt,
    log: log as unknown as Logger,
  });
  const rounds = () => log.info.mock.calls.length + log.error.mock.calls.length;
  return {
    held,
    log,
    rendered: () => render.mock.calls.map(([path]) => path),
    isHeldBack: () => isHeldBack,
    /** Waits until so many rounds of rendering have ended. */
    ended: (count: number) => vi.waitUntil(() => rounds() >= count, { interval: 0 }),
  };
}

test('nothing is rendered before the content changes', async () => {
  const site = startAtNoon({ changes: [NOON + HOUR] });
  await vi.advanceTimersByTimeAsync(HOUR - 1);
  expect(site.rendered()).toEqual([]);
  expect(site.isHeldBack()).toBe(false);
});

test('without a coming change there is no timer', () => {
  startAtNoon({ changes: [NOON - DAY] });
  expect(vi.getTimerCount()).toBe(0);
});

test('at the change every page is held back until all are rendered again', async () => {
  const seen: [string, boolean, string | undefined][] = [];
  const site = startAtNoon({
    changes: [NOON + HOUR],
    answer: (address) => {
      seen.push([address, site.isHeldBack(), site.held.get('/careers')]);
      return text(`new ${address}`);
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

test('a file without content is removed, and so is one that is not rendered ahead any more', async () => {
  const site = startAtNoon({
    changes: [NOON + HOUR],
    built: ['/careers', '/careers/apply/analyst', '/careers/apply/analyst.data', '/news'],
    paths: ['/careers', '/news'],
    answer: (path) => text(path, path === '/news' ? 500 : 200),
  });
  await vi.advanceTimersByTimeAsync(HOUR);
  await site.ended(1);
  expect([...site.held.keys()]).toEqual(['/careers']);
});

test('a new page is put in place with its data and its Markdown', async () => {
  const site = startAtNoon({
    changes: [NOON + HOUR],
    built: ['/blog'],
    paths: ['/blog', '/blog/new-post'],
    answer: (path) =>
      path === '/blog/new-post'
        ? new Response('<p>', { headers: { 'Content-Type': 'text/html', 'X-Robots-Tag': 'index' } })
        : text(`new ${path}`),
  });
  await vi.advanceTimersByTimeAsync(HOUR);
  await site.ended(1);
  expect([...site.held]).toEqual([
    ['/blog', 'new /blog'],
    ['/blog/new-post', '<p>'],
    ['/blog/new-post.data', 'new /blog/new-post.data'],
    ['/blog/new-post.md', 'new /blog/new-post.md'],
  ]);
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

test('a change between the build and the start is caught up at once', async () => {
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

test('after a failure the application goes on answering, the log has the reason, and the next change tries again', async () => {
  const reason = new Error('out of memory');
  let isBroken = true;
  const site = startAtNoon({
    changes: [NOON + HOUR, NOON + 2 * HOUR],
    answer: (address) => {
      if (address === '/careers' && isBroken) throw reason;
      return text(`new ${address}`);
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

test('stopping ends the timer', async () => {
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
