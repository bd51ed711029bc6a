import type { Kysely, Transaction } from 'kysely';
import { RETENTION } from '#app/constants.ts';
import { DAY } from '#app/i18n/durations.ts';
import type { Form, Seat } from '#app/services.ts';
import type { Tables } from '#server/database/tables.ts';
import { SEAT_FREED } from '#server/outbox/on-hold.ts';

/** Registrations are kept so long after the webinar, in milliseconds. */
const KEPT_AFTER_WEBINAR = RETENTION.webinar.days * DAY;

/**
 * How many people have a seat, however often each of them registered. Those that a person still has
 * to look at count: nobody else may get their seats meanwhile.
 */
export async function seatsTaken(db: Kysely<Tables>, form: Form, about: string): Promise<number> {
  const { taken } = await db
    .selectFrom('submissions')
    // Without an address nobody can be told from anybody else.
    .select(({ fn }) => fn.count<number>(fn.coalesce('email_key', 'id')).distinct().as('taken'))
    .where('form', '=', form)
    .where('about', '=', about)
    .where('seat', '=', 'seat')
    .executeTakeFirstOrThrow();
  return taken;
}

/** Whether somebody has a seat of these already. @param person the key of their address */
export async function hasSeat(
  db: Kysely<Tables>,
  form: Form,
  about: string,
  person: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('submissions')
    .select('id')
    .where('form', '=', form)
    .where('about', '=', about)
    .where('email_key', '=', person)
    .where('seat', '=', 'seat')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Whether whoever registers now gets a seat: after those that wait, and never a second one. Only
 * right while the lock on these seats is held.
 * @param person the key of their address, empty where they gave none
 */
export async function nextSeat(
  transaction: Transaction<Tables>,
  form: Form,
  about: string,
  { seats, person, now }: { seats: number; person: string; now: number },
): Promise<Seat> {
  const isFree = async () => (await seatsTaken(transaction, form, about)) < seats;
  // There are free seats while some wait where the firm added seats later.
  while ((await isFree()) && (await passOnSeat(transaction, form, about, now)));
  if (person && (await hasSeat(transaction, form, about, person))) return 'seat';
  if (!(await isFree())) return 'waiting';
  // Whose earlier registration was held, and passed over, has one state all the same.
  if (person) await seatAll(transaction, form, about, person);
  return 'seat';
}

/**
 * Gives a seat that became free to whoever waits longest, for all their registrations, and sends
 * one mail that says so. Nobody gets one once the webinar is over, which the end of the
 * registration's retention tells. Only right while the lock on these seats is held.
 * @returns whether somebody got it
 */
export async function passOnSeat(
  transaction: Transaction<Tables>,
  form: Form,
  about: string,
  now: number,
): Promise<boolean> {
  const next = await transaction
    .selectFrom('submissions')
    .select(['id', 'email_key'])
    .where('form', '=', form)
    .where('about', '=', about)
    .where('seat', '=', 'waiting')
    .where('held_because', 'is', null)
    .where('keep_until', '>', now + KEPT_AFTER_WEBINAR)
    .orderBy('received_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!next) return false;
  await transaction
    .updateTable('submissions')
    .set({ seat: 'seat' })
    .where('id', '=', next.id)
    .execute();
  if (next.email_key) await seatAll(transaction, form, about, next.email_key);
  await transaction
    .updateTable('outbox')
    // As if it were written now: how long it is tried, and how many mails an address gets, is
    // counted from here.
    .set({ state: 'pending', created_at: now, next_at: now })
    .where('submission_id', '=', next.id)
    .where('kind', '=', SEAT_FREED)
    .where('state', '=', 'held')
    .execute();
  return true;
}

/** What a person has by one registration, they have by all. */
async function seatAll(
  transaction: Transaction<Tables>,
  form: Form,
  about: string,
  person: string,
): Promise<void> {
  await transaction
    .updateTable('submissions')
    .set({ seat: 'seat' })
    .where('form', '=', form)
    .where('about', '=', about)
    .where('email_key', '=', person)
    .where('seat', '=', 'waiting')
    .execute();
}
