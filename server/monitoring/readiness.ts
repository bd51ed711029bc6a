import { statfs } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#server/database/connect.ts';
import type { Settings } from '#server/env.ts';
import { errorCode } from '#server/error-code.ts';
import { oldestWaiting } from '#server/outbox/manage.ts';
import { createClockCheck } from './clock-check.ts';

/** `reason` is for the operator and contains no personal data. */
export type Check = { ok: boolean; reason: string };
export type Readiness = Record<'serving' | 'database' | 'disk' | 'outbox' | 'clock', Check>;

export type ReadinessOptions = {
  database: Database;
  settings: Pick<Settings, 'DATA_DIR' | 'DATABASE_URL' | 'READY_DISK_MIB' | 'READY_OUTBOX_MS'>;
  isServing: () => boolean;
  builtAt: number;
  now?: () => number;
};

const MIB = 1024 * 1024;
const LONGEST_CHECK = 2000;

/** Returns a function that runs all checks and never throws. */
export function createReadiness(options: ReadinessOptions): () => Promise<Readiness> {
  const { database, settings, isServing, builtAt, now = Date.now } = options;
  const checkClock = createClockCheck({ database, builtAt, now });
  return async () => {
    const [databaseCheck, disk, outbox, clock] = await Promise.all([
      inTime(checkDatabase(database)),
      inTime(checkDisk(settings)),
      inTime(checkOutbox(database, settings.READY_OUTBOX_MS, now())),
      inTime(checkClock()),
    ]);
    return { serving: checkServing(isServing()), database: databaseCheck, disk, outbox, clock };
  };
}

function checkServing(ok: boolean): Check {
  return { ok, reason: ok ? 'requests are answered' : 'the site was asked to stop' };
}

async function checkDatabase({ db, engine }: Database): Promise<Check> {
  // Read a table, because SQLite answers "select 1" without its file.
  await db.selectFrom('site_state').select('name').limit(1).execute();
  return { ok: true, reason: `${engine} answers` };
}

async function checkDisk(settings: ReadinessOptions['settings']): Promise<Check> {
  const { DATA_DIR, DATABASE_URL, READY_DISK_MIB: least } = settings;
  const space = await statfs(DATA_DIR).catch((error: unknown) => {
    if (DATABASE_URL && errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (!space) return { ok: true, reason: 'no data folder: the database is PostgreSQL' };
  const free = Math.floor((space.bavail * space.bsize) / MIB);
  return { ok: free >= least, reason: `${free} MiB are free, the least is ${least}` };
}

async function checkOutbox(database: Database, limit: number, now: number): Promise<Check> {
  const since = await oldestWaiting(database);
  if (since === undefined) return { ok: true, reason: 'no mail waits' };
  const seconds = (milliseconds: number) => Math.round(milliseconds / 1000);
  const age = Math.max(now - since, 0);
  const reason = `the oldest mail has waited ${seconds(age)} s, the limit is ${seconds(limit)} s`;
  return { ok: age <= limit, reason };
}

async function inTime(check: Promise<Check>): Promise<Check> {
  const timer = new AbortController();
  const late = wait(LONGEST_CHECK, undefined, { signal: timer.signal }).then(
    () => ({ ok: false, reason: `no answer within ${LONGEST_CHECK} ms` }),
    () => ({ ok: false, reason: 'stopped' }),
  );
  const failed = (error: unknown) => ({
    ok: false,
    reason: `failed with ${errorCode(error) || errorCode((error as Error).cause) || 'no code'}`,
  });
  return Promise.race([check.catch(failed), late]).finally(() => timer.abort());
}
