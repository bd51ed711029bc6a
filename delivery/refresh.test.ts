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
  paths?: string[];
  built?: string[];
  renderedAt?: number;
  answer?: (path: string) => Response;
};

const text = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': 'text/plain' } });

function startAtNoon({
  changes,
  built = ['/', '/careers'],
  paths = built,
  renderedAt = NOON - HOUR,
  answer = (path) => text(`new ${path}`),
}: Site) {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOON });
  const stored = new Map(built.map((path) => [path, `old ${path}`]));
  let isStale = false;
  const render = vi.fn(async (path: string) => answer(path));
  const log = { info: vi.fn(), error: vi.fn() };
  const refreshing = keepFresh({
    files: {
      rendered: () => [...stored.keys()],
      setStale: (isOn) => {
        isStale = isOn;
      },
      replace: async (path, { body }) => void stored.set(path, body),
      remove: (path) => void stored.delete(path),
    },
    render,
    paths: () => paths,
    nextChange: (after) => changes.find((change) => change > after),
    renderedAt,
    log: log as unknown as Logger,
  });
  stop = refreshing.stop;
  const rounds = () => log.info.mock.calls.length + log.error.mock.calls.length;
  return {
    stored,
    log,
    refreshNow: refreshing.refreshNow,
    rendered: () => render.mock.calls.map(([path]) => path),
    isStale: () => isStale,
    ended: (count: number) => vi.waitUntil(() => rounds() >= count, { interval: 0 }),
  };
}

test('nothing is rendered before the content changes', async () => {
  const site = startAtNoon({ changes: [NOON + HOUR] });
  await vi.advanceTimersByTimeAsync(HOUR - 1);
  expect(site.rendered()).toEqual([]);
  expect(site.isStale()).toBe(false);
});

test('without a coming change no timer runs', () => {
  startAtNoon({ changes: [NOON - DAY] });
  expect(vi.getTimerCount()).toBe(0);
});

test('from the change on, the application answers until all pages are rendered again', async () => {
  const seen: [string, boolean, string | undefined][] = [];
  const site = startAtNoon({
    changes: [NOON + HOUR],
    answer: (path) => {
      seen.push([path, site.isStale(), site.stored.get('/careers')]);
      return text(`new ${path}`);
    },
  });
  await vi.advanceTimersByTimeAsync(HOUR);
  await site.ended(1);
  expect(seen).toEqual([
    ['/', true, 'old /careers'],
    ['/careers', true, 'old /careers'],
  ]);
  expect([...site.stored]).toEqual([
    ['/', 'new /'],
    ['/careers', 'new /careers'],
  ]);
  expect(site.isStale()).toBe(false);
  expect(site.log.info).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ pages: 2 }),
    expect.any(String),
  );
});

test('the application answers from the change on, before the first page is rendered', async () => {
  const site = startAtNoon({
    changes: [NOON + HOUR],
    answer: () => new Promise<never>(() => {}) as never,
  });
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(site.isStale()).toBe(true);
});

test('files are removed if they have no content or are no longer prerendered', async () => {
  const site = startAtNoon({
    changes: [NOON + HOUR],
    built: ['/careers', '/careers/apply/analyst', '/careers/apply/analyst.data', '/news'],
    paths: ['/careers', '/news'],
    answer: (path) => text(path, path === '/news' ? 500 : 200),
  });
  await vi.advanceTimersByTimeAsync(HOUR);
  await site.ended(1);
  expect([...site.stored.keys()]).toEqual(['/careers']);
});

test('a new page is added with its data and its Markdown', async () => {
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
  expect([...site.stored]).toEqual([
    ['/blog', 'new /blog'],
    ['/blog/new-post', '<p>'],
    ['/blog/new-post.data', 'new /blog/new-post.data'],
    ['/blog/new-post.md', 'new /blog/new-post.md'],
  ]);
});

test('each change causes its own rendering', async () => {
  const site = startAtNoon({ changes: [NOON + HOUR, NOON + 2 * HOUR], built: ['/'] });
  await vi.advanceTimersByTimeAsync(HOUR);
  await site.ended(1);
  await vi.advanceTimersByTimeAsync(HOUR - 1);
  expect(site.rendered()).toEqual(['/']);
  await vi.advanceTimersByTimeAsync(1);
  await site.ended(2);
  expect(site.rendered()).toEqual(['/', '/']);
});

test('a change after the longest delay of a timer happens on time', async () => {
  const site = startAtNoon({ changes: [NOON + 60 * DAY], built: ['/'] });
  await vi.advanceTimersByTimeAsync(60 * DAY - 1);
  expect(site.rendered()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await site.ended(1);
  expect(site.rendered()).toEqual(['/']);
});

test('after a change between the build and the start, the site is rendered at once', async () => {
  const site = startAtNoon({
    changes: [NOON - HOUR, NOON + HOUR],
    built: ['/'],
    renderedAt: NOON - DAY,
  });
  expect(site.isStale()).toBe(true);
  await site.ended(1);
  expect(site.rendered()).toEqual(['/']);
  await vi.advanceTimersByTimeAsync(HOUR);
  await site.ended(2);
  expect(site.rendered()).toEqual(['/', '/']);
});

test('after a failure the application answers, and the next change tries again', async () => {
  const reason = new Error('out of memory');
  let isBroken = true;
  const site = startAtNoon({
    changes: [NOON + HOUR, NOON + 2 * HOUR],
    answer: (path) => {
      if (path === '/careers' && isBroken) throw reason;
      return text(`new ${path}`);
    },
  });
  await vi.advanceTimersByTimeAsync(HOUR);
  await site.ended(1);
  expect(site.log.error).toHaveBeenCalledExactlyOnceWith({ error: reason }, expect.any(String));
  expect(site.isStale()).toBe(true);

  isBroken = false;
  await vi.advanceTimersByTimeAsync(HOUR);
  await site.ended(2);
  expect(site.stored.get('/careers')).toBe('new /careers');
  expect(site.isStale()).toBe(false);
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
  'after a stop while %s is rendered, no other page is rendered and no change is awaited',
  async (last, rendered) => {
    const site = startAtNoon({
      changes: [NOON + HOUR, NOON + 2 * HOUR],
      built: ['/', '/careers', '/news'],
      answer: (path) => {
        if (path === last) stop?.();
        return new Response(path);
      },
    });
    await vi.advanceTimersByTimeAsync(HOUR);
    await vi.waitUntil(() => site.stored.get(last) === last, { interval: 0 });
    await vi.advanceTimersByTimeAsync(1);
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(DAY);
    expect(site.rendered()).toEqual(rendered);
  },
);

test('the site is rendered again when the server asks for it, and once more if it asks again', async () => {
  const site = startAtNoon({ changes: [] });
  site.refreshNow();
  site.refreshNow();
  expect(site.isStale()).toBe(true);
  await site.ended(2);
  expect(site.rendered()).toEqual(['/', '/careers', '/', '/careers']);
  expect(site.isStale()).toBe(false);
});
