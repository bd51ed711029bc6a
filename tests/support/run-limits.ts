import { randomBytes } from 'node:crypto';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { onTestFinished, vi } from 'vitest';
import type { Form } from '#app/forms/forms.ts';
import { createRateLimit, type RateLimit } from '#server/http/rate-limit.ts';
import type { DatabaseSettings } from './databases.ts';

export const NOON = Date.UTC(2026, 10, 22, 12);
export const CLIENT = '192.0.2.1';
export const EMAIL = 'visitor@example.com';

export function stopClocksAtNoon(): void {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: NOON });
}

export function startLimits(
  settings: DatabaseSettings,
  { factor = 1, secret = randomBytes(32), log = { warn: vi.fn() } } = {},
): RateLimit {
  const limits = createRateLimit({ ...settings, RATE_LIMIT_FACTOR: factor }, secret, log);
  onTestFinished(() => limits.close());
  return limits;
}

export async function attempts(
  limits: RateLimit,
  count: number,
  form: Form = 'contact',
  client = CLIENT,
  email?: string,
): Promise<number> {
  let allowed = 0;
  for (let attempt = 0; attempt < count; attempt++)
    if ((await limits.consume(form, client, email)) === undefined) allowed++;
  return allowed;
}

export async function rowsOf(settings: DatabaseSettings): Promise<{ key: string }[]> {
  return administer(settings, 'select * from limits');
}

export async function administer(
  { DATA_DIR, DATABASE_URL }: DatabaseSettings,
  statement: string,
): Promise<{ key: string }[]> {
  if (DATABASE_URL) {
    const client = new pg.Client({ connectionString: DATABASE_URL });
    await client.connect();
    return (await client.query<{ key: string }>(statement).finally(() => client.end())).rows;
  }
  const sqlite = new Sqlite(path.join(DATA_DIR, 'limits.sqlite'));
  try {
    const prepared = sqlite.prepare<[], { key: string }>(statement);
    if (prepared.reader) return prepared.all();
    prepared.run();
    return [];
  } finally {
    sqlite.close();
  }
}
