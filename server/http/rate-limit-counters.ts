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
import type { DatabaseSettings } from '#server/database/connect.ts';

/** Allows `points` attempts in `duration` seconds. Each rule has its own `keyPrefix`. */
export type Rule = { keyPrefix: string; points: number; duration: number };

/** Counters that all processes share. Every method may throw the driver's error. */
export type Counters = {
  limiterOf: (rule: Rule) => RateLimiterAbstract;
  sweep: () => Promise<void>;
  close: () => Promise<void>;
};

const TABLE = 'limits';
const COLUMNS = '(key text primary key, points integer not null, expire bigint)';
/** Milliseconds to wait for SQLite. The driver blocks the process while it waits. */
const LOCK_WAIT = 50;
/** Milliseconds to wait for PostgreSQL. */
const ANSWER_WAIT = 1000;
const RETAINED = RETENTION.limits.hours * HOUR;

export async function openCounters(settings: DatabaseSettings): Promise<Counters> {
  const { DATABASE_URL, DATA_DIR } = settings;
  return DATABASE_URL ? openPostgres(DATABASE_URL) : openSqlite(DATA_DIR);
}

/** Opens a separate SQLite file without syncs. A power cut may lose the counters. */
function openSqlite(folder: string): Counters {
  const sqlite = openFile(path.join(folder, 'limits.sqlite'));
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
    // A power cut may damage the file. Delete it then, because losing the counters is acceptable.
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

/** Opens an unlogged PostgreSQL table, whose writes do not wait for the disk. */
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
  // The pool replaces a broken idle connection. Without this listener, the error would end the
  // process.
  pool.on('error', () => {});
  try {
    // Without the lock, two processes could create the table at the same time, and one would fail.
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

/** `clearExpiredByTimeout` is off, because its timer would end the process if a file is locked. */
function storedOptions(rule: Rule) {
  // Blocked clients are also stored in memory, which saves writes to the database.
  return {
    ...rule,
    tableName: TABLE,
    tableCreated: true,
    clearExpiredByTimeout: false,
    inMemoryBlockOnConsumed: rule.points + 1,
  };
}

/**
 * Returns two moments. Counters that expire before the first or after the second are outdated. The
 * second case means that the clock was ahead.
 */
function outdated(): [number, number] {
  return [Date.now(), Date.now() + RETAINED];
}

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
