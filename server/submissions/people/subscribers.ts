import type { Kysely } from 'kysely';
import type { Subscriber } from '#app/services.ts';
import { lock } from '#server/database/advisory-locks.ts';
import type { Database } from '#server/database/connect.ts';
import type { Tables } from '#server/database/tables.ts';
import { WELCOME } from '#server/outbox/on-hold.ts';
import { personOf } from './person.ts';
import { liftSuppression, suppress } from './suppression-list.ts';

const SUBSCRIBER = ['id', 'email', 'language'] as const;

/**
 * Turns a sign-up into a subscription, and lets the mail go that says so; one that is there already
 * stays as it is. It keeps the sign-up's id, by which links in its mails name it.
 * @param consent what was agreed to and how; when is added @param now milliseconds
 * @returns undefined where the sign-up is no more
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
    await lock(database.engine, transaction, ['address', person]);
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
    if (subscriber) return subscriber;
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
    await transaction
      .updateTable('outbox')
      .set({ state: 'pending', created_at: now, next_at: now })
      .where('submission_id', '=', signUpId)
      .where('kind', '=', WELCOME)
      .execute();
    return added;
  });
}

export function findSubscriber(db: Kysely<Tables>, id: string): Promise<Subscriber | undefined> {
  return db.selectFrom('subscribers').select(SUBSCRIBER).where('id', '=', id).executeTakeFirst();
}

/** @returns false where there is no such subscriber */
export async function setLanguage(
  database: Database,
  subscriberId: string,
  language: Subscriber['language'],
): Promise<boolean> {
  return database.transact(async (transaction) => {
    const changed = await transaction
      .updateTable('subscribers')
      .set({ language })
      .where('id', '=', subscriberId)
      .returning('id')
      .execute();
    return changed.length > 0;
  });
}

/**
 * Ends a subscription, and with it the sign-ups that led there: their links would bring it back.
 * @param now milliseconds @returns false where there is no such subscriber
 */
export async function unsubscribe(
  database: Database,
  subscriberId: string,
  now: number,
): Promise<boolean> {
  return database.transact(async (transaction) => {
    const person = await personOf(transaction, subscriberId);
    if (person === undefined) return false;
    await lock(database.engine, transaction, ['address', person]);
    const ended = await transaction
      .deleteFrom('subscribers')
      .where('id', '=', subscriberId)
      .returning('id')
      .execute();
    if (ended.length === 0) return false;
    await transaction
      .deleteFrom('submissions')
      .where('email_key', '=', person)
      .where('form', '=', 'newsletter')
      .execute();
    await suppress(transaction, person, 'unsubscribed', now);
    return true;
  });
}
