import type { Transaction } from 'kysely';
import type { Form } from '#app/services.ts';
import { lock } from '#server/database/advisory-locks.ts';
import type { Database, Engine } from '#server/database/connect.ts';
import type { Tables } from '#server/database/tables.ts';
import { tidyReference } from '#server/submissions/store/reference.ts';
import { hasSeat, passOnSeat } from '#server/submissions/waitlist/waitlist.ts';
import { emailKey } from './email-key.ts';
import { personOf } from './person.ts';
import { suppress } from './suppression-list.ts';

/**
 * Erases everything held about whoever sent a submission, or subscribed.
 * @param now milliseconds
 * @returns how many records that were
 */
export async function eraseFor(
  { engine, transact }: Database,
  id: string,
  now: number,
): Promise<number> {
  return transact(async (transaction) =>
    erasePerson(engine, transaction, (await personOf(transaction, id)) ?? '', now),
  );
}

/**
 * Erases one submission of the person whom an id stands for.
 * @param now milliseconds @returns whether there was one
 */
export async function eraseOne(
  { engine, transact }: Database,
  id: string,
  submissionId: string,
  now: number,
): Promise<boolean> {
  return transact(async (transaction) => {
    const person = await personOf(transaction, id);
    if (person === undefined || (await personOf(transaction, submissionId)) !== person)
      return false;
    return (await eraseEntry(engine, transaction, submissionId, person, now)) > 0;
  });
}

/**
 * Erases everything held about whoever has an address, however it is typed.
 * @param now milliseconds
 * @returns how many records that were
 */
export async function eraseAddress(
  { engine, transact }: Database,
  email: string,
  now: number,
): Promise<number> {
  return transact((transaction) => erasePerson(engine, transaction, emailKey(email), now));
}

/** Erases one submission. @param now milliseconds @returns how many that were: none or one */
export async function eraseSubmission(
  { engine, transact }: Database,
  reference: string,
  now: number,
): Promise<number> {
  return transact(async (transaction) => {
    const found = await transaction
      .selectFrom('submissions')
      .select(['id', 'email_key'])
      .where('reference', '=', tidyReference(reference))
      .executeTakeFirst();
    return found ? eraseEntry(engine, transaction, found.id, found.email_key, now) : 0;
  });
}

/**
 * Remembers the erasure as well, so that a backup that brings the entry back can be told from what
 * was never erased.
 */
async function eraseEntry(
  engine: Engine,
  transaction: Transaction<Tables>,
  id: string,
  person: string | null,
  now: number,
): Promise<number> {
  if (person) await lock(engine, transaction, ['address', person]);
  const erased = await deleteSubmissions(engine, transaction, [id], now);
  if (person && erased > 0 && !(await isSubscribed(transaction, person)))
    await suppress(transaction, person, 'erased', now);
  return erased;
}

async function erasePerson(
  engine: Engine,
  transaction: Transaction<Tables>,
  person: string,
  now: number,
): Promise<number> {
  if (!person) return 0;
  await lock(engine, transaction, ['address', person]);
  const submissions = await transaction
    .selectFrom('submissions')
    .select('id')
    .where('email_key', '=', person)
    .execute();
  const ids = submissions.map(({ id }) => id);
  const subscribers = await transaction
    .deleteFrom('subscribers')
    .where('email_key', '=', person)
    .returning('id')
    .execute();
  const erased = (await deleteSubmissions(engine, transaction, ids, now)) + subscribers.length;
  if (erased > 0) await suppress(transaction, person, 'erased', now);
  return erased;
}

/** Files, notes and mails go with them; their seats go to whoever waits. */
async function deleteSubmissions(
  engine: Engine,
  transaction: Transaction<Tables>,
  ids: string[],
  now: number,
): Promise<number> {
  if (ids.length === 0) return 0;
  const registrations = await transaction
    .selectFrom('submissions')
    .select(['form', 'about'])
    .where('id', 'in', ids)
    .where('seat', 'is not', null)
    .execute();
  await lock(
    engine,
    transaction,
    ...registrations.map(({ form, about }) => ['seats', `${form} ${about}`] as const),
  );
  const deleted = await transaction
    .deleteFrom('submissions')
    .where('id', 'in', ids)
    .returning(['id', 'form', 'about', 'seat', 'email_key'])
    .execute();
  const freed = new Map<string, { form: Form; about: string; person: string | null }>();
  for (const { id, form, about, seat, email_key: person } of deleted) {
    // However often somebody registered, they had one seat.
    if (seat === 'seat' && about !== null)
      freed.set(JSON.stringify([form, about, person ?? id]), { form, about, person });
  }
  for (const { form, about, person } of freed.values()) {
    const isKept = person !== null && (await hasSeat(transaction, form, about, person));
    if (!isKept) await passOnSeat(transaction, form, about, now);
  }
  return deleted.length;
}

/** Who still wants the newsletter is not put among those who want nothing. */
async function isSubscribed(transaction: Transaction<Tables>, person: string): Promise<boolean> {
  return (
    (await transaction
      .selectFrom('subscribers')
      .select('id')
      .where('email_key', '=', person)
      .executeTakeFirst()) !== undefined
  );
}
