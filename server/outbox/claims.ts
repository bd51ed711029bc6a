import type { Updateable } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { OutboxRow, Tables, Transaction } from '#server/database/tables.ts';
import { LONGEST_POSTPONEMENT, type OutboxSettings } from './settings.ts';

/** A mail that only this process may send until the lease expires. */
export type ClaimedMail = OutboxRow & { lease: string };

type Turn = {
  settings: OutboxSettings;
  now: () => number;
  limit: number;
  /** How many of the mails may be letters. All other mails go first. The default is `limit`. */
  letters?: number;
  /** The ids of mails in flight, which no process may claim again. */
  except: string[];
};

export async function claimMails(database: Database, turn: Turn): Promise<ClaimedMail[]> {
  // Read first, because most turns find no mail, and a write transaction makes visitors wait.
  const found = await due(database.db, turn).select('id').limit(1).execute();
  if (found.length === 0) return [];
  return database.transact(async (transaction) => {
    const ids = await dueIds(database, transaction, turn);
    if (ids.length === 0) return [];
    const lease = crypto.randomUUID();
    const claimed = await transaction
      .updateTable('outbox')
      .set((eb) => ({
        state: 'sending',
        lease,
        lease_until: turn.now() + turn.settings.OUTBOX_LEASE_MS,
        // The previous worker crashed if the state is still "sending". The crash counts as an
        // attempt.
        attempts: eb
          .case()
          .when('state', '=', 'sending')
          .then(eb('attempts', '+', 1))
          .else(eb.ref('attempts'))
          .end(),
      }))
      .where('id', 'in', ids)
      .returningAll()
      .execute();
    return claimed.map((row) => ({ ...row, lease }));
  });
}

async function dueIds(database: Database, transaction: Transaction, turn: Turn): Promise<string[]> {
  const read = async (operator: '=' | '!=', limit: number) => {
    if (limit <= 0) return [];
    const query = due(transaction, turn)
      .select('id')
      .where('audience', operator, 'subscriber')
      .orderBy('next_at')
      .orderBy('id')
      .limit(limit);
    const rows = await (database.engine === 'postgres'
      ? query.forUpdate().skipLocked()
      : query
    ).execute();
    return rows.map(({ id }) => id);
  };
  const ids = await read('!=', turn.limit);
  return [
    ...ids,
    ...(await read('=', Math.min(turn.letters ?? turn.limit, turn.limit - ids.length))),
  ];
}

/** Writes the outcome and ends the lease. @returns false if another process has the mail now */
export async function settle(
  database: Database,
  { id, lease }: ClaimedMail,
  outcome: Updateable<Tables['outbox']>,
): Promise<boolean> {
  const { numUpdatedRows } = await database.transact((transaction) =>
    transaction
      .updateTable('outbox')
      .set({ ...outcome, lease: null, lease_until: null })
      .where('id', '=', id)
      .where('lease', '=', lease)
      .executeTakeFirst(),
  );
  return numUpdatedRows > 0n;
}

/**
 * Selects due mails. A mail whose time is too far ahead is also due, because this time comes from a
 * wrong clock.
 */
function due(db: Database['db'], { settings, now, except }: Turn) {
  const moment = now();
  const furthest = Math.max(settings.OUTBOX_BACKOFF_MAX_MS * 1.25, LONGEST_POSTPONEMENT);
  return db
    .selectFrom('outbox')
    .where((eb) =>
      eb.or([
        eb.and([
          eb('state', '=', 'pending'),
          eb.or([eb('next_at', '<=', moment), eb('next_at', '>', moment + furthest)]),
        ]),
        eb.and([
          eb('state', '=', 'sending'),
          eb.or([
            eb('lease_until', '<=', moment),
            eb('lease_until', '>', moment + settings.OUTBOX_LEASE_MS * 2),
            eb('lease_until', 'is', null),
          ]),
        ]),
      ]),
    )
    .$if(except.length > 0, (query) => query.where('id', 'not in', except));
}
