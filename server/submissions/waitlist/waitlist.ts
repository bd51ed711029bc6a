import { WAITLISTED } from '#app/constants.ts';
import type { Seat } from '#app/forms/engine/ports.ts';
import type { Form } from '#app/forms/forms.ts';
import { RETENTION } from '#app/forms/retention.ts';
import { DAY, MINUTE } from '#app/i18n/durations.ts';
import type { Queries, Transaction } from '#server/database/tables.ts';
import { requeue } from '#server/outbox/enqueue.ts';
import { ON_HOLD, SEAT_FREED } from '#server/outbox/on-hold.ts';
import { readAnnounced } from '#server/submissions/webinars/announced.ts';

/**
 * If a seat becomes free less than this time before the start, nobody gets a mail about it, because
 * the mail could come too late.
 */
const LAST_OFFER = 30 * MINUTE;

export const KEPT_AFTER_WEBINAR = RETENTION.webinar.days * DAY;

/** An event with limited seats, such as a webinar. `about` is the event's slug. */
export type EventKey = { form: Form; about: string };

/** Counts people with a seat. Quarantined registrations count, because staff may release them. */
export async function seatsTaken(db: Queries, { form, about }: EventKey): Promise<number> {
  const { taken } = await db
    .selectFrom('submissions')
    .select(({ fn }) => fn.count<number>(fn.coalesce('email_key', 'id')).distinct().as('taken'))
    .where('form', '=', form)
    .where('about', '=', about)
    .where('seat', '=', 'seat')
    .executeTakeFirstOrThrow();
  return taken;
}

export function isTooLateToOffer(starts: number, now: number): boolean {
  return starts - now < LAST_OFFER;
}

/** The waitlist of an event. The caller must have the lock on the event's seats. */
export class Waitlist {
  readonly #transaction: Transaction;
  readonly #event: EventKey;

  constructor(transaction: Transaction, event: EventKey) {
    this.#transaction = transaction;
    this.#event = event;
  }

  /**
   * Gives a seat to a new registration, or a place on the waitlist. Waitlisted people come first,
   * and nobody gets a second seat.
   * @param person the result of `emailKey`, which may be empty
   */
  async register(person: string, { seats, now }: { seats: number; now: number }): Promise<Seat> {
    await this.fill({ seats, now });
    if (person && (await this.hasSeat(person))) return 'seat';
    if (!(await this.#hasFreeSeat(seats))) return WAITLISTED;
    // Other waitlisted registrations of the same person share this seat.
    if (person) await this.#giveSeat(person);
    return 'seat';
  }

  /** Gives all free seats to waitlisted people. @returns how many seats were given */
  async fill({ seats, now }: { seats: number; now: number }): Promise<number> {
    for (let given = 0; ; given++)
      if (!(await this.#hasFreeSeat(seats)) || !(await this.promote(now))) return given;
  }

  /**
   * Gives a seat to the person who has waited longest, and queues the mail about the seat. Nobody
   * gets a seat in a cancelled webinar, shortly before the start of a webinar or later, or while a
   * change of the webinar is not announced.
   * @returns false if nobody gets a seat
   */
  async promote(now: number): Promise<boolean> {
    if (!(await this.#offersSeats(now))) return false;
    const next = await this.#registrations()
      .where('seat', '=', WAITLISTED)
      .where('held_because', 'is', null)
      .where('keep_until', '>', now + KEPT_AFTER_WEBINAR)
      .orderBy('received_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!next) return false;
    await this.#transaction
      .updateTable('submissions')
      .set({ seat: 'seat' })
      .where('id', '=', next.id)
      .execute();
    if (next.email_key) await this.#giveSeat(next.email_key);
    await requeue(this.#transaction, next.id, now)
      .where('kind', '=', SEAT_FREED)
      .where('state', '=', ON_HOLD)
      .execute();
    return true;
  }

  async hasSeat(person: string): Promise<boolean> {
    const found = await this.#registrations()
      .where('email_key', '=', person)
      .where('seat', '=', 'seat')
      .limit(1)
      .executeTakeFirst();
    return found !== undefined;
  }

  async #offersSeats(now: number): Promise<boolean> {
    const announced = await readAnnounced(this.#transaction, this.#event.about);
    if (!announced) return true;
    const { status, starts, changed_at: changedAt } = announced;
    return status === 'confirmed' && changedAt === null && !isTooLateToOffer(starts, now);
  }

  #registrations() {
    return this.#transaction
      .selectFrom('submissions')
      .select(['id', 'email_key'])
      .where('form', '=', this.#event.form)
      .where('about', '=', this.#event.about);
  }

  async #hasFreeSeat(seats: number): Promise<boolean> {
    return (await seatsTaken(this.#transaction, this.#event)) < seats;
  }

  async #giveSeat(person: string): Promise<void> {
    await this.#transaction
      .updateTable('submissions')
      .set({ seat: 'seat' })
      .where('form', '=', this.#event.form)
      .where('about', '=', this.#event.about)
      .where('email_key', '=', person)
      .where('seat', '=', WAITLISTED)
      .execute();
  }
}
