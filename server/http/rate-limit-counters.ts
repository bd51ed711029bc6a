import { chmodSync, rmSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import {
  type RateLimiterAbstract,
  RateLimiterPostgres,
  RateLimiterSQLite,
} from 'rate-limiter-flexible';
import { RETENTION } from '#app/forms/retention.ts';
import { HOUR } from '#app/i18n/durations.ts';

/** Allows this many points within this many seconds. The prefix is part of every key. */
export type Rule = { keyPrefix: string; points: number; duration: number };

/** Counters that all processes share. All methods throw the driver's errors. */
export type Counters = {
  limiterOf: (rule: Rule) => RateLimiterAbstract;
  /** Deletes expired counters. */
  sweep: () => Promise<void>;
  close: () => Promise<void>;
};

const FILE = 'limits.sqlite';
const TABLE = 'limits';
const COLUMNS = '(key text primary key, points integer not null, expire bigint)';
// Milliseconds.
/** Short, because SQLite's driver is synchronous. */
const LOCK_WAIT = 50;
/** How long PostgreSQL may take to answer. */
const ANSWER_WAIT = 1000;
const RETAINED = RETENTION.limits.hours * HOUR;

/** Opens the counters in PostgreSQL when a URL is set, otherwise in a file in the data folder. */
export async function openCounters({
  DATABASE_URL,
  DATA_DIR,
}: {
  DATABASE_URL?: string | undefined;
  DATA_DIR: string;
}): Promise<Counters> {
  return DATABASE_URL ? openPostgres(DATABASE_URL) : openSqlite(DATA_DIR);
}

/**
 * Uses a separate file that is never synced, so that counting does not lock or slow submissions.
 * A power cut may lose it.
 */
function openSqlite(folder: string): Counters {
  const sqlite = openFile(path.join(folder, FILE));
  const sweep = sqlite.prepare<[number, number]>(
    `delete from ${TABLE} where expire < ? or expire > ?`,
  );
  return {
    limiterOf: perRule(
      (rule) =>
        new RateLimiterSQLite({
          ...storedOptions(rule),
          storeClient: sqlite,
          storeType: 'better-sqlite3',
        }),
    ),
    sweep: async () => void sweep.run(...outdated()),
    close: async () => void sqlite.close(),
  };
}

function openFile(file: string, isNew = false): Sqlite.Database {
  const sqlite = new Sqlite(file, { timeout: LOCK_WAIT });
  try {
    chmodSync(file, 0o600);
    sqlite.pragma('journal_mode = WAL');
    sqlite.pragma('synchronous = OFF');
    sqlite.exec(`create table if not exists ${TABLE} ${COLUMNS}`);
    if (sqlite.pragma('quick_check', { simple: true }) === 'ok') return sqlite;
    throw new Sqlite.SqliteError('quick_check', 'SQLITE_CORRUPT');
  } catch (error) {
    sqlite.close();
    // A power cut may damage the unsynced file. Its content can be lost.
    if (
      isNew ||
      !(error instanceof Sqlite.SqliteError) ||
      !/^SQLITE_(CORRUPT|NOTADB)/.test(error.code)
    )
      throw error;
    for (const ending of ['', '-wal', '-shm']) rmSync(file + ending, { force: true });
    return openFile(file, true);
  }
}

/** An unlogged table without synchronous commits does not wait for the disk. */
async function openPostgres(connectionString: string): Promise<Counters> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString,
    max: 2,
    connectionTimeoutMillis: ANSWER_WAIT,
    query_timeout: ANSWER_WAIT,
    statement_timeout: ANSWER_WAIT,
    options: '-c synchronous_commit=off',
  });
  // The pool replaces idle connections that break. Without a listener the process would end.
  pool.on('error', () => {});
  try {
    // Without the lock two processes that start together could both find no table, and one fails.
    await pool.query(
      `select pg_advisory_xact_lock(hashtext('${TABLE}')); create unlogged table if not exists ${TABLE} ${COLUMNS}`,
    );
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    limiterOf: perRule(
      (rule) =>
        new RateLimiterPostgres({ ...storedOptions(rule), storeClient: pool, storeType: 'pool' }),
    ),
    sweep: async () =>
      void (await pool.query(`delete from ${TABLE} where expire < $1 or expire > $2`, outdated())),
    close: () => pool.end(),
  };
}

/** The library's own sweeping ends the process when the file is locked, and cannot be stopped. */
function storedOptions(rule: Rule) {
  // Further attempts of a refused client are not written.
  return {
    ...rule,
    tableName: TABLE,
    tableCreated: true,
    clearExpiredByTimeout: false,
    inMemoryBlockOnConsumed: rule.points + 1,
  };
}

/**
 * Counters that end before the first moment have expired. Those that end after the second were
 * written while the clock was ahead.
 */
function outdated(): [number, number] {
  return [Date.now(), Date.now() + RETAINED];
}

/** Memoizes one limiter for each rule. */
export function perRule(
  create: (rule: Rule) => RateLimiterAbstract,
): (rule: Rule) => RateLimiterAbstract {
  const limiters = new Map<string, RateLimiterAbstract>();
  return (rule) => {
    const limiter = limiters.get(rule.keyPrefix) ?? create(rule);
    limiters.set(rule.keyPrefix, limiter);
    return limiter;
  };
}
