import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { Queries } from '#server/database/tables.ts';

/** Runs queries that all see the same state of the database, even if other processes write. */
export function readSnapshot<Result>(
  { db, engine }: Database,
  work: (snapshot: Queries) => Promise<Result>,
): Promise<Result> {
  if (engine === 'postgres') {
    return db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (transaction) => {
        // Remove the time limits, because compression between two statements may exceed them.
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
        await sql`set local statement_timeout = 0`.execute(transaction);
        return work(transaction);
      });
  }
  return db.connection().execute(async (connection) => {
    await sql`begin`.execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}
