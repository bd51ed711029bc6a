import type { Subscriber } from '#app/forms/engine/ports.ts';
import { lock } from '#server/database/advisory-locks.ts';
import type { Database } from '#server/database/connect.ts';
import type { Queries } from '#server/database/tables.ts';
import { countUnsubscribed, foldMails } from '#server/letters/letter-mails.ts';
import { requeue } from '#server/outbox/enqueue.ts';
import { WELCOME } from '#server/outbox/on-hold.ts';
import { personOf } from './person.ts';
import { liftSuppression, suppress } from './suppression-list.ts';

const SUBSCRIBER = ['id', 'email', 'language'] as const;

/**
 * Turns a confirmed sign-up into a subscription with the same id, and queues the welcome mail.
 * @param consent the text that the person agreed to, and how they agreed
 * @returns undefined if the sign-up does not exist
 */
export async function subscribe(
  database: Database,
  signUpId: string,
  consent: Record<string, string | number>,
  now: number,
): Promise<Subscriber | undefined> {
  return database.transact(async (transaction) => {
    const person = await personOf(transaction, signUpId);
    if (person === undefined) return undefined;
    await lock(database.engine, transaction, ['email', person]);
    const signUp = await transaction
      .selectFrom('submissions')
      .select(['email', 'language', 'received_at'])
      .where('id', '=', signUpId)
      .where('form', '=', 'newsletter')
      .executeTakeFirst();
    if (!signUp) return undefined;
    const { language, received_at: signedUpAt } = signUp;
    const subscriber = await transaction
      .selectFrom('subscribers')
      .select(SUBSCRIBER)
      .where('email_key', '=', person)
      .executeTakeFirst();
    if (subscriber) {
      // The person has opened a mail, so the email takes mails again.
      await transaction
        .updateTable('subscribers')
        .set({ refusals: 0, unreachable_since: null })
        .where('id', '=', subscriber.id)
        .execute();
      return subscriber;
    }
    await liftSuppression(transaction, person);
    const added = await transaction
      .insertInto('subscribers')
      .values({
        id: signUpId,
        email: signUp.email ?? person,
        email_key: person,
        language,
        confirmed_at: now,
        consent: JSON.stringify({ ...consent, signedUpAt, confirmedAt: now }),
      })
      .returning(SUBSCRIBER)
      .executeTakeFirstOrThrow();
    await requeue(transaction, signUpId, now).where('kind', '=', WELCOME).execute();
    return added;
  });
}

export function findSubscriber(db: Queries, id: string): Promise<Subscriber | undefined> {
  return db.selectFrom('subscribers').select(SUBSCRIBER).where('id', '=', id).executeTakeFirst();
}

/** @returns false if the subscriber does not exist */
export async function setLanguage(
  database: Database,
  subscriberId: string,
  language: Subscriber['language'],
): Promise<boolean> {
  return database.transact(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('subscribers')
      .set({ language })
      .where('id', '=', subscriberId)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}

/**
 * Deletes a subscription and the person's sign-ups. The link of a remaining sign-up could subscribe
 * the person again.
 * @param options.letter the slug of the letter whose link the person used
 * @returns false if the subscriber does not exist
 */
export async function unsubscribe(
  database: Database,
  subscriberId: string,
  { letter, now }: { letter?: string | undefined; now: number },
): Promise<boolean> {
  return database.transact(async (transaction) => {
    const person = await personOf(transaction, subscriberId);
    if (person === undefined) return false;
    await lock(database.engine, transaction, ['email', person]);
    await foldMails(transaction, ({ eb }) => eb('subscriber_id', '=', subscriberId));
    const ended = await transaction
      .deleteFrom('subscribers')
      .where('id', '=', subscriberId)
      .returning('id')
      .execute();
    if (ended.length === 0) return false;
    if (letter !== undefined) await countUnsubscribed(transaction, letter);
    await transaction
      .deleteFrom('submissions')
      .where('email_key', '=', person)
      .where('form', '=', 'newsletter')
      .execute();
    await suppress(transaction, person, 'unsubscribed', now);
    return true;
  });
}
