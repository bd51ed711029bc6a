import type { Updateable } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { MailState, OutboxRow, Queries, Tables } from '#server/database/tables.ts';
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

const NOT_LETTERS = ['firm', 'visitor'] as const;
const LETTERS = ['subscriber'] as const;

export async function claimMails(database: Database, turn: Turn): Promise<ClaimedMail[]> {
  // Read first, because most turns find no mail, and a write transaction makes visitors wait.
  if (!(await isAnyDue(database.db, turn))) return [];
  return database.transact(async (transaction) => {
    const locks = database.engine === 'postgres';
    const { limit, letters = limit } = turn;
    const others = await dueIds(transaction, turn, { audiences: NOT_LETTERS, limit, locks });
    const room = Math.min(letters, limit - others.length);
    const ids = [
      ...others,
      ...(await dueIds(transaction, turn, { audiences: LETTERS, limit: room, locks })),
    ];
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

async function isAnyDue(db: Queries, turn: Turn): Promise<boolean> {
  for (const query of dueQueries(db, turn))
    if (await query.select('id').limit(1).executeTakeFirst()) return true;
  return false;
}

type Wanted = { audiences: readonly OutboxRow['audience'][]; limit: number; locks?: boolean };

/**
 * Reads the ids of due mails, the longest waiting first. Each query reads one range of an index,
 * because with OR, SQLite would sort all due mails for each mail that is sent.
 */
async function dueIds(db: Queries, turn: Turn, { audiences, limit, locks }: Wanted) {
  if (limit <= 0) return [];
  const rows = [];
  for (const query of dueQueries(db, turn)) {
    const found = query
      .select(['id', 'next_at'])
      .where('audience', 'in', [...audiences])
      .orderBy('next_at')
      .orderBy('id')
      .limit(limit);
    rows.push(...(await (locks ? found.forUpdate().skipLocked() : found).execute()));
  }
  return rows
    .sort((one, other) => one.next_at - other.next_at || (one.id < other.id ? -1 : 1))
    .slice(0, limit)
    .map(({ id }) => id);
}

function dueQueries(db: Queries, { settings, now, except }: Turn) {
  const moment = now();
  const furthest = Math.max(settings.OUTBOX_BACKOFF_MAX_MS * 1.25, LONGEST_POSTPONEMENT);
  const mails = (state: MailState) =>
    db
      .selectFrom('outbox')
      .where('state', '=', state)
      .$if(except.length > 0, (query) => query.where('id', 'not in', except));
  return [
    mails('pending').where('next_at', '<=', moment),
    // A time that is too far ahead comes from a wrong clock.
    mails('pending').where('next_at', '>', moment + furthest),
    mails('sending').where(({ eb, or }) =>
      or([
        eb('lease_until', '<=', moment),
        eb('lease_until', '>', moment + settings.OUTBOX_LEASE_MS * 2),
        eb('lease_until', 'is', null),
      ]),
    ),
  ];
}
