import { chmodSync, rmSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import {
  type RateLimiterAbstract,
  RateLimiterPostgres,
  RateLimiterSQLite,
} from 'rate-limiter-flexible';
import { RETENTION } from '#app/constants.ts';
import { HOUR } from '#app/i18n/durations.ts';

/** So many points within so many seconds; the name is part of every key. */
export type Rule = { keyPrefix: string; points: number; duration: number };

/** Counters that all processes share. Everything throws what the database says. */
export type Counters = {
  limiterOf: (rule: Rule) => RateLimiterAbstract;
  /** Deletes what is over. */
  sweep: () => Promise<void>;
  close: () => Promise<void>;
};

const FILE = 'limits.sqlite';
const TABLE = 'limits';
const COLUMNS = '(key text primary key, points integer not null, expire bigint)';
/** SQLite's driver is synchronous: nobody shall wait in it. Milliseconds, as all below. */
const LOCK_WAIT = 50;
/** PostgreSQL may take so long to answer. */
const ANSWER_WAIT = 1000;
const LONGEST_KEPT = RETENTION.limits.hours * HOUR;

/** Opens the counters: in PostgreSQL where a URL names one, else in a file in the data folder. */
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
 * A file of its own, never synced: counting costs the submissions neither a lock nor time, and may
 * be lost with the power.
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
          ...stored(rule),
          storeClient: sqlite,
          storeType: 'better-sqlite3',
        }),
    ),
    sweep: async () => void sweep.run(...outdated()),
    close: async () => void sqlite.close(),
  };
}

function openFile(file: string, isMended = false): Sqlite.Database {
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
    // What was never synced may be broken after a power cut. Nothing in it is worth keeping.
    if (
      isMended ||
      !(error instanceof Sqlite.SqliteError) ||
      !/^SQLITE_(CORRUPT|NOTADB)/.test(error.code)
    )
      throw error;
    for (const ending of ['', '-wal', '-shm']) rmSync(file + ending, { force: true });
    return openFile(file, true);
  }
}

/** Unlogged and not waited for: the disk is not asked. */
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
  // A connection that breaks while idle is replaced; without a listener it would end the process.
  pool.on('error', () => {});
  try {
    // Of two processes that start together one waits: both would see that there is no table, and
    // one would fail.
    await pool.query(
      `select pg_advisory_xact_lock(hashtext('${TABLE}')); create unlogged table if not exists ${TABLE} ${COLUMNS}`,
    );
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    limiterOf: perRule(
      (rule) => new RateLimiterPostgres({ ...stored(rule), storeClient: pool, storeType: 'pool' }),
    ),
    sweep: async () =>
      void (await pool.query(`delete from ${TABLE} where expire < $1 or expire > $2`, outdated())),
    close: () => pool.end(),
  };
}

/** The library's own sweeping ends the process where the file is locked, and cannot be stopped. */
function stored(rule: Rule) {
  // Who is refused in this process is not written down again.
  return {
    ...rule,
    tableName: TABLE,
    tableCreated: true,
    clearExpiredByTimeout: false,
    inMemoryBlockOnConsumed: rule.points + 1,
  };
}

/**
 * Before the first moment counters are over; after the second one they are of a clock that was
 * ahead.
 */
function outdated(): [number, number] {
  return [Date.now(), Date.now() + LONGEST_KEPT];
}

/** One limiter for each rule, made when it is first asked for. */
export function perRule(
  create: (rule: Rule) => RateLimiterAbstract,
): (rule: Rule) => RateLimiterAbstract {
  const made = new Map<string, RateLimiterAbstract>();
  return (rule) => {
    const limiter = made.get(rule.keyPrefix) ?? create(rule);
    made.set(rule.keyPrefix, limiter);
    return limiter;
  };
}
