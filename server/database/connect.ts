import { chmodSync } from 'node:fs';
import { Socket } from 'node:net';
import path from 'node:path';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely';
import type { Settings } from '#server/env.ts';
import { errorCode } from '#server/error-code.ts';
import { makeFolder } from '#server/make-folder.ts';
import { isConflict, isLocked, isUnavailable } from './error-codes.ts';
import type { Queries, Tables, Transaction } from './tables.ts';

export type Engine = 'sqlite' | 'postgres';
export type DatabaseSettings = Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>;

export type Database = {
  engine: Engine;
  db: Queries;
  /**
   * Runs `work` in a transaction, and runs it again if the database was locked or if two
   * transactions were in conflict.
   * @throws StoreUnavailable
   */
  transact: <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>;
  /** @throws StoreUnavailable */
  read: <Result>(work: (db: Queries) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
};

/**
 * Thrown if the database is full, locked, read-only, unreachable or damaged. @internal exported
 * for its test
 */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}

// All limits are in milliseconds.
/** This limit is short, because SQLite's driver blocks the process while it waits for a lock. */
const LOCK_WAIT = 5;
const LONGEST_WAIT = 5000;
const LONGEST_STATEMENT = 7000;
const LONGEST_SILENCE = 8000;
/** Matches messages of PostgreSQL driver errors that have no error code. */
const DISCONNECTED =
  /Connection terminated|is not queryable|timeout exceeded when trying to connect/;

/** Opens PostgreSQL if a URL is set, otherwise a SQLite file. @throws the driver's error */
export async function connect({ DATABASE_URL, DATA_DIR }: DatabaseSettings): Promise<Database> {
  return DATABASE_URL ? connectToPostgres(DATABASE_URL) : connectToSqlite(DATA_DIR);
}

async function connectToSqlite(folder: string): Promise<Database> {
  // Only the site's user may read this folder, because it contains submissions.
  makeFolder(folder);
  const file = path.join(folder, 'site.sqlite');
  const sqlite = new Sqlite(file, { timeout: LOCK_WAIT });
  chmodSync(file, 0o600);
  await untilUnlocked(async () => sqlite.pragma('journal_mode = WAL'));
  // Without FULL, a power cut could lose stored submissions.
  sqlite.pragma('synchronous = FULL');
  // A temporary file would need a descriptor, and forms must be stored when none is free.
  sqlite.pragma('temp_store = MEMORY');
  sqlite.pragma('foreign_keys = ON');
  // With this setting, SQLite overwrites erased data in the file.
  sqlite.pragma('secure_delete = ON');
  sqlite.pragma('journal_size_limit = 33554432');
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: sqlite }) });
  const inTurn = queue();
  return {
    engine: 'sqlite',
    db,
    transact: (work) =>
      available(() =>
        // Each attempt takes the connection again, because reads must be able to run between two
        // attempts.
        inTurn(() =>
          db.connection().execute(async (connection) => {
            await sql`begin immediate`.execute(connection);
            try {
              const result = await work(connection as Transaction);
              await sql`commit`.execute(connection);
              return result;
            } catch (error) {
              // If the disk is full, SQLite has already rolled back.
              if (sqlite.inTransaction) await sql`rollback`.execute(connection);
              throw error;
            }
          }),
        ),
      ),
    read: (work) => available(() => work(db)),
    close: () => db.destroy(),
  };
}

async function connectToPostgres(url: string): Promise<Database> {
  const { default: pg } = await import('pg');
  const types = {
    getTypeParser: ((oid: number, format: 'text') =>
      oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)) as never,
  };
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: 10,
    connectionTimeoutMillis: LONGEST_WAIT,
    statement_timeout: LONGEST_STATEMENT,
    stream: patientSocket,
    lock_timeout: LONGEST_WAIT,
    idle_in_transaction_session_timeout: LONGEST_SILENCE,
    options: '-c synchronous_commit=on -c timezone=UTC',
  });
  // The pool replaces a broken idle connection. Without this listener, the error would end the
  // process.
  pool.on('error', () => {});
  // The next statement on a broken connection fails, so the error needs no handling here.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  await sql`select 1`.execute(db).catch(async (error) => {
    await db.destroy();
    throw error;
  });
  return {
    engine: 'postgres',
    db,
    transact: (work) => available(() => retried(() => db.transaction().execute(work))),
    read: (work) => available(() => work(db)),
    close: () => db.destroy(),
  };
}

/** Closes the socket if PostgreSQL is silent for some time, because a query must not hang. */
function patientSocket(): Socket {
  const socket = new Socket();
  return socket.setTimeout(LONGEST_SILENCE, () =>
    socket.destroy(Object.assign(new Error('PostgreSQL does not answer'), { code: 'ETIMEDOUT' })),
  );
}

async function available<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const code = errorCode(error);
    if (isUnavailable(code) || DISCONNECTED.test(String(error)))
      throw new StoreUnavailable(code || 'no connection', { cause: error });
    throw error;
  }
}

/**
 * Returns a function that runs the write transactions of this process one at a time. Between two
 * transactions, the process can answer other requests.
 */
function queue(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const started = performance.now();
    const turn = last.then(() => untilUnlocked(work, started));
    last = turn.catch(() => {}).then(() => nextTurn());
    return turn;
  };
}

async function untilUnlocked<Result>(
  work: () => Promise<Result>,
  started = performance.now(),
): Promise<Result> {
  for (let pause = 5; ; pause = Math.min(pause * 2, 100)) {
    try {
      return await work();
    } catch (error) {
      if (!isLocked(errorCode(error)) || performance.now() - started > LONGEST_WAIT) throw error;
      await wait(pause * (0.5 + Math.random()));
    }
  }
}

async function retried<Result>(work: () => Promise<Result>, attempts = 5): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (attempts <= 1 || !isConflict(errorCode(error))) throw error;
    await wait(20 * Math.random());
    return retried(work, attempts - 1);
  }
}
