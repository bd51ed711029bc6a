import { randomBytes } from 'node:crypto';
import { afterEach, expect, vi } from 'vitest';
import { DAY, HOUR, MINUTE } from '#app/i18n/durations.ts';
import { onBothEngines } from '#tests/support/databases.ts';
import {
  attempts,
  CLIENT,
  EMAIL,
  NOON,
  rowsOf,
  startLimits,
  stopClocksAtNoon,
} from '#tests/support/run-limits.ts';

afterEach(() => {
  vi.useRealTimers();
});

onBothEngines(
  'a client may send a form five times a minute, and then gets a time to wait',
  async (_, settings) => {
    stopClocksAtNoon();
    const limits = startLimits(settings);
    expect(await attempts(limits, 5)).toBe(5);
    vi.setSystemTime(NOON + 20_500);
    expect(await limits.consume('contact', CLIENT, undefined)).toBe(40);
    vi.setSystemTime(NOON + MINUTE - 1);
    expect(await limits.consume('contact', CLIENT, undefined)).toBe(1);
    vi.setSystemTime(NOON + MINUTE + 1);
    expect(await limits.consume('contact', CLIENT, undefined)).toBeUndefined();
  },
);

onBothEngines('a client may send a form thirty times an hour', async (_, settings) => {
  stopClocksAtNoon();
  const limits = startLimits(settings);
  for (let minute = 0; minute < 6; minute++) {
    vi.setSystemTime(NOON + minute * (MINUTE + 1));
    expect(await attempts(limits, 5)).toBe(5);
  }
  vi.setSystemTime(NOON + 30 * MINUTE);
  expect(await limits.consume('contact', CLIENT, undefined)).toBe(30 * 60);
  vi.setSystemTime(NOON + HOUR + 1);
  expect(await limits.consume('contact', CLIENT, undefined)).toBeUndefined();
});

onBothEngines('each form and each client has its own counter', async (_, settings) => {
  stopClocksAtNoon();
  const limits = startLimits(settings);
  expect(await attempts(limits, 7)).toBe(5);
  expect(await attempts(limits, 7, 'partnership')).toBe(5);
  expect(await attempts(limits, 7, 'contact', '2001:db8:1:2::/64')).toBe(5);
  expect(await attempts(limits, 5, 'newsletter')).toBe(3);
  expect(await attempts(limits, 25, 'feedback')).toBe(20);
});

onBothEngines(
  'an e-mail is counted across forms and clients, in any spelling',
  async (_, settings) => {
    stopClocksAtNoon();
    const limits = startLimits(settings);
    expect(await attempts(limits, 5, 'contact', CLIENT, EMAIL)).toBe(5);
    expect(await attempts(limits, 3, 'partnership', '192.0.2.2', 'Visitor@Example.COM')).toBe(3);
    expect(await attempts(limits, 5, 'webinar', '192.0.2.3', ` ${EMAIL}`)).toBe(2);
    expect(await limits.consume('contact', '192.0.2.4', EMAIL)).toBe(60 * 60);
    expect(
      await limits.consume('contact', '192.0.2.4', 'somebody-else@example.com'),
    ).toBeUndefined();
  },
);

onBothEngines(
  'composed and decomposed letters of an email share a counter',
  async (_, settings) => {
    stopClocksAtNoon();
    const limits = startLimits(settings);
    const email = 'josé@example.com';
    expect(await attempts(limits, 5, 'contact', CLIENT, email.normalize('NFC'))).toBe(5);
    expect(await attempts(limits, 5, 'contact', '192.0.2.2', email.normalize('NFD'))).toBe(5);
    expect(await limits.consume('contact', '192.0.2.3', email.normalize('NFD'))).toBe(60 * 60);
  },
);

onBothEngines('refused attempts do not count against the e-mail', async (_, settings) => {
  stopClocksAtNoon();
  const limits = startLimits(settings);
  expect(await attempts(limits, 100, 'contact', CLIENT, EMAIL)).toBe(5);
  expect(await attempts(limits, 5, 'contact', '192.0.2.2', EMAIL)).toBe(5);
});

onBothEngines('the factor scales all limits, down to one', async (_, settings) => {
  stopClocksAtNoon();
  expect(await attempts(startLimits(settings, { factor: 2 }), 20)).toBe(10);
  expect(await attempts(startLimits(settings, { factor: 0.01 }), 20)).toBe(1);
});

onBothEngines('processes that start at the same time share their counters', async (_, settings) => {
  stopClocksAtNoon();
  const log = { warn: vi.fn() };
  const secret = randomBytes(32);
  const processes = Array.from({ length: 4 }, () => startLimits(settings, { secret, log }));
  const waits = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      processes[index % 4]?.consume('contact', CLIENT, undefined),
    ),
  );
  expect(waits.filter((wait) => wait === undefined)).toHaveLength(5);
  expect(log.warn).not.toHaveBeenCalled();
});

onBothEngines(
  'clients and e-mails are stored as hashes, with another key each day',
  async (_, settings) => {
    stopClocksAtNoon();
    const secret = randomBytes(32);
    const limits = startLimits(settings, { secret });
    await limits.consume('contact', CLIENT, EMAIL);
    const first = await rowsOf(settings);
    expect(first.map(({ key }) => key.split(':')[0]).sort()).toEqual(['email', 'hour', 'minute']);
    expect(JSON.stringify(first)).not.toMatch(/192\.0|visitor|example|contact/);
    vi.setSystemTime(NOON + DAY);
    await limits.consume('contact', CLIENT, EMAIL);
    const keys = (await rowsOf(settings)).map(({ key }) => key);
    expect(new Set(keys).size).toBe(6);
  },
);

onBothEngines(
  'expired counters, and those of a clock that was ahead, are deleted at the start',
  async (_, settings) => {
    stopClocksAtNoon();
    const before = startLimits(settings);
    await before.consume('contact', CLIENT, EMAIL);
    vi.setSystemTime(NOON + 40 * DAY);
    await before.consume('contact', '192.0.2.2', undefined);
    await before.close();
    expect(await rowsOf(settings)).toHaveLength(5);
    vi.setSystemTime(NOON + 2 * HOUR);
    startLimits(settings);
    await vi.waitFor(async () => expect(await rowsOf(settings)).toEqual([]));
  },
);

onBothEngines('expired counters are deleted while the site runs', async (_, settings) => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOON });
  const limits = startLimits(settings);
  await limits.consume('contact', CLIENT, EMAIL);
  vi.advanceTimersByTime(2 * HOUR);
  await vi.waitFor(async () => expect(await rowsOf(settings)).toEqual([]));
});

onBothEngines('a clock that was ahead does not make clients wait longer', async (_, settings) => {
  stopClocksAtNoon();
  const limits = startLimits(settings);
  vi.setSystemTime(NOON + 10 * HOUR);
  expect(await attempts(limits, 7)).toBe(5);
  vi.setSystemTime(NOON);
  expect(await attempts(limits, 7)).toBe(5);
  expect(await limits.consume('contact', CLIENT, undefined)).toBe(60);
});
