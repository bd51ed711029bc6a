import type { Kysely, Transaction } from 'kysely';
import { WAITLISTED } from '#app/constants.ts';
import type { Seat } from '#app/forms/engine/ports.ts';
import type { Form } from '#app/forms/forms.ts';
import { RETENTION } from '#app/forms/retention.ts';
import { DAY } from '#app/i18n/durations.ts';
import type { Tables } from '#server/database/tables.ts';
import { ON_HOLD, SEAT_FREED } from '#server/outbox/on-hold.ts';
import { requeue } from '#server/outbox/requeue.ts';

/** How long registrations are kept after the webinar. */
const KEPT_AFTER_WEBINAR = RETENTION.webinar.days * DAY;

/** Names an event with limited seats, such as a webinar, by its slug. */
export type EventKey = { form: Form; about: string };

/**
 * Counts the people who have a seat, however often each of them registered. Quarantined
 * registrations count, so that nobody else gets their seats before they are reviewed.
 */
export async function seatsTaken(db: Kysely<Tables>, { form, about }: EventKey): Promise<number> {
  const { taken } = await db
    .selectFrom('submissions')
    // Without an e-mail each registration counts as another person.
    .select(({ fn }) => fn.count<number>(fn.coalesce('email_key', 'id')).distinct().as('taken'))
    .where('form', '=', form)
    .where('about', '=', about)
    .where('seat', '=', 'seat')
    .executeTakeFirstOrThrow();
  return taken;
}

/**
 * The seats of one event and the people who wait for them. The transaction has to hold the lock on
 * these seats. A person is named by the key of their e-mail.
 */
export class Waitlist {
  readonly #transaction: Transaction<Tables>;
  readonly #event: EventKey;

  constructor(transaction: Transaction<Tables>, event: EventKey) {
    this.#transaction = transaction;
    this.#event = event;
  }

  /**
   * Decides whether a new registration gets a seat. Waitlisted people come first, and nobody gets
   * a second seat.
   * @param person empty when they gave no e-mail
   * @param options.seats how many the event has
   */
  async register(person: string, { seats, now }: { seats: number; now: number }): Promise<Seat> {
    // Seats are free while people wait when the firm added seats later.
    while (await this.#hasFreeSeat(seats)) {
      if (!(await this.promote(now))) break;
    }
    if (person && (await this.hasSeat(person))) return 'seat';
    if (!(await this.#hasFreeSeat(seats))) return WAITLISTED;
    // An earlier registration of this person was not promoted if it is quarantined. Both agree now.
    if (person) await this.#giveSeat(person);
    return 'seat';
  }

  /**
   * Gives a free seat to the person who waits longest, for all their registrations, and sends the
   * mail about it. Nobody is promoted after the webinar, which the end of retention shows.
   * @returns false when nobody waits
   */
  async promote(now: number): Promise<boolean> {
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

  /** Gives a seat to all waitlisted registrations of a person. */
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
