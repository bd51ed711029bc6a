import type { Updateable } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { OutboxRow, Tables } from '#server/database/tables.ts';
import { LONGEST_POSTPONEMENT, type OutboxSettings } from './settings.ts';

/** A row that this process alone may send, until its lease is over. */
export type ClaimedMail = OutboxRow & { lease: string };

type Turn = {
  settings: OutboxSettings;
  now: () => number;
  /** How many at most. */
  limit: number;
  /** What this process is sending already: a clock that jumped must not make it send that twice. */
  except: string[];
};

/**
 * Takes mails whose turn it is, for the time of a lease. No other process gets the same ones; those
 * of a process that died are due when their lease is over.
 */
export async function claimMails(database: Database, turn: Turn): Promise<ClaimedMail[]> {
  // Reading first: most turns find nothing, and a turn that writes keeps visitors waiting.
  const found = await due(database.db, turn).select('id').limit(1).execute();
  if (found.length === 0) return [];
  return database.transact(async (transaction) => {
    const query = due(transaction, turn)
      .select('id')
      .orderBy('next_at')
      .orderBy('id')
      .limit(turn.limit);
    const rows = await (database.engine === 'postgres'
      ? query.forUpdate().skipLocked()
      : query
    ).execute();
    if (rows.length === 0) return [];
    const lease = crypto.randomUUID();
    const claimed = await transaction
      .updateTable('outbox')
      .set((eb) => ({
        state: 'sending',
        lease,
        lease_until: turn.now() + turn.settings.OUTBOX_LEASE_MS,
        // Whoever had it before did not live to say how it ended.
        attempts: eb
          .case()
          .when('state', '=', 'sending')
          .then(eb('attempts', '+', 1))
          .else(eb.ref('attempts'))
          .end(),
      }))
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .returningAll()
      .execute();
    return claimed.map((row) => ({ ...row, lease }));
  });
}

/**
 * Says how a mail ended, if it is still the claimer's to say.
 * @returns whether it was; else the lease was over and another process has it
 */
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
 * A moment further ahead than any that is ever written is due as well: the clock was set back
 * since.
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
            // Twice, since the clocks of two machines are never quite the same.
            eb('lease_until', '>', moment + settings.OUTBOX_LEASE_MS * 2),
            eb('lease_until', 'is', null),
          ]),
        ]),
      ]),
    )
    .$if(except.length > 0, (query) => query.where('id', 'not in', except));
}
