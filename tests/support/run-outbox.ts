import pino from 'pino';
import { expect, onTestFinished, vi } from 'vitest';
import type { Database } from '#server/database/connect.ts';
import type { Deliver } from '#server/mail/delivery.ts';
import { createSmtpDelivery } from '#server/mail/smtp.ts';
import type { Metrics } from '#server/monitoring/metrics.ts';
import { OutboxWorker } from '#server/outbox/outbox-worker.ts';
import { readMail } from './outbox-rows.ts';

export const OUTBOX_SETTINGS = {
  OUTBOX_POLL_MS: 10,
  OUTBOX_BACKOFF_MIN_MS: 20,
  OUTBOX_BACKOFF_MAX_MS: 80,
  OUTBOX_LEASE_MS: 60_000,
  SMTP_TOTAL_TIMEOUT_MS: 30_000,
  MAIL_FROM: 'Miqyas <site@firm.example>',
};

type Start = {
  to: string | Deliver;
  now?: () => number;
  log?: pino.Logger;
  metrics?: Metrics;
} & Partial<typeof OUTBOX_SETTINGS>;

export function runOutbox(
  database: Database,
  { to, now, metrics, log = pino({ level: 'silent' }), ...changed }: Start,
): OutboxWorker {
  const all = { ...OUTBOX_SETTINGS, ...changed };
  const deliver =
    typeof to === 'string' ? createSmtpDelivery({ ...all, SMTP_URL: to }).deliver : to;
  const outbox = new OutboxWorker({
    database,
    deliver,
    settings: all,
    log,
    ...(now && { now }),
    ...(metrics && { metrics }),
  });
  outbox.wake();
  onTestFinished(outbox.stop);
  return outbox;
}

export const becomes = (database: Database, id: string | undefined, expected: object) =>
  vi.waitFor(async () => expect(await readMail(database, id)).toMatchObject(expected), {
    timeout: 15_000,
    interval: 10,
  });
export const allBecome = (database: Database, state: 'sent' | 'dead', count: number) =>
  vi.waitUntil(
    async () =>
      (await database.db.selectFrom('outbox').select('id').where('state', '=', state).execute())
        .length === count,
    {
      timeout: 30_000,
      interval: 20,
    },
  );

/** Returns a delivery function that waits until the test calls `open`, like a slow relay. */
export function gate(): { deliver: Deliver; started: string[]; open: () => void } {
  const started: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    started,
    open: resolve,
    deliver: async ({ id }) => {
      started.push(id);
      await promise;
    },
  };
}
