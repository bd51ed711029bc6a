import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect, sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

export type Engine = 'sqlite' | 'postgres';

export type Database = {
  engine: Engine;
  db: Kysely<Tables>;
  /**
   * Runs work as one transaction that has everything or nothing, and is on disk when this returns.
   * It may run more than once. Writers wait for one another; on SQLite from their first statement.
   * @throws StoreUnavailable where the database cannot take it now
   */
  transact: <Result>(
    work: (transaction: Transaction<Tables>) => Promise<Result>,
  ) => Promise<Result>;
  /**
   * Reads what needs no transaction.
   * @throws StoreUnavailable where the database cannot be read now
   */
  read: <Result>(work: (db: Kysely<Tables>) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
};

/**
 * The database cannot take anything now: full, locked, read-only or gone. What was sent has to be
 * sent again later.
 * @internal exported for its test
 */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}

/**
 * SQLite's driver is synchronous: waiting in it makes every visitor wait. Beyond this, waiting is
 * done here.
 */
const LOCK_WAIT = 5;
/** A writer gives up after this, in milliseconds. */
const LONGEST_WAIT = 5000;
/**
 * PostgreSQL ends a statement after this, and a connection that says nothing for so long is given
 * up.
 */
const LONGEST_STATEMENT = 7000;
const LONGEST_SILENCE = 8000;
const FILE = 'site.sqlite';
/**
 * What SQLite and PostgreSQL say when trying again, now or later, may help.
 * https://sqlite.org/rescode.html, https://www.postgresql.org/docs/18/errcodes-appendix.html
 */
const LOCKED = /^SQLITE_(BUSY|LOCKED)/;
const UNAVAILABLE =
  /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|NOMEM)|^(08|53|57P|25006|55P03|58)|^E(CONN|PIPE|TIMEDOUT|NOTFOUND|HOST|AI_AGAIN)/;
/** What the driver says without a code. */
const DISCONNECTED =
  /Connection terminated|is not queryable|timeout exceeded when trying to connect/;
/** Two writers met, and PostgreSQL asks one to begin anew. */
const RETRIED = /^(40001|40P01)$/;

/**
 * Opens the database: PostgreSQL where a URL names one, else a SQLite file in the data folder,
 * which is made if missing.
 * @throws whatever the driver says where that is not possible
 */
export async function connect({
  DATABASE_URL,
  DATA_DIR,
}: {
  DATABASE_URL?: string | undefined;
  DATA_DIR: string;
}): Promise<Database> {
  return DATABASE_URL ? connectToPostgres(DATABASE_URL) : connectToSqlite(DATA_DIR);
}

async function connectToSqlite(folder: string): Promise<Database> {
  // What visitors send is nobody's business but the site's user's.
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, FILE);
  const sqlite = new Sqlite(file, { timeout: LOCK_WAIT });
  chmodSync(file, 0o600);
  await untilUnlocked(async () => sqlite.pragma('journal_mode = WAL'));
  // The driver's own build would sync at checkpoints only: a power cut would then take back what
  // was acknowledged.
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  // Erased means overwritten.
  sqlite.pragma('secure_delete = ON');
  sqlite.pragma('journal_size_limit = 33554432');
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: sqlite }) });
  const inTurn = queue();
  return {
    engine: 'sqlite',
    db,
    transact: (work) =>
      available(() =>
        // The connection is held only while the work runs, so that reading goes on between two
        // tries.
        inTurn(() =>
          db.connection().execute(async (connection) => {
            await sql`begin immediate`.execute(connection);
            try {
              const result = await work(connection as Transaction<Tables>);
              await sql`commit`.execute(connection);
              return result;
            } catch (error) {
              // A full disk rolls back by itself.
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
  // Whoever has no such database need not have its driver in memory.
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
  // A connection that breaks while idle is replaced; without a listener it would end the process.
  pool.on('error', () => {});
  // The same for one that breaks in the middle of a transaction, whose next statement then says so.
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

/**
 * One that is silent for longer than any statement may take has lost its server: waiting for it
 * would never end.
 */
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
    if (UNAVAILABLE.test(codeOf(error)) || DISCONNECTED.test(String(error))) {
      throw new StoreUnavailable(codeOf(error) || 'no connection', { cause: error });
    }
    throw error;
  }
}

/**
 * Only the first of the writers of this process tries whether a lock is gone: if all did, little
 * time would be left for anybody else.
 */
function queue(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const started = performance.now();
    const turn = last.then(() => untilUnlocked(work, started));
    last = turn.catch(() => {});
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
      if (!LOCKED.test(codeOf(error)) || performance.now() - started > LONGEST_WAIT) throw error;
      // Apart from one another, else two that wait would meet again.
      await wait(pause * (0.5 + Math.random()));
    }
  }
}

async function retried<Result>(work: () => Promise<Result>, tries = 5): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (tries <= 1 || !RETRIED.test(codeOf(error))) throw error;
    await wait(20 * Math.random());
    return retried(work, tries - 1);
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
