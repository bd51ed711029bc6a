import { lock } from '#server/database/advisory-locks.ts';
import type { Database, Engine } from '#server/database/connect.ts';
import type { Transaction } from '#server/database/tables.ts';
import { foldMails } from '#server/letters/letter-mails.ts';
import { tidyReference } from '#server/submissions/store/reference.ts';
import { type EventKey, Waitlist } from '#server/submissions/waitlist/waitlist.ts';
import { emailKey } from './email-key.ts';
import { type FirmNotices, notifyFirm } from './notify-firm.ts';
import { isSubscribed, personOf } from './person.ts';
import { suppress } from './suppression-list.ts';

type Erasure = {
  now: number;
  /** The notices to the firm. Without them, the firm gets no mail about the erasure. */
  notices?: FirmNotices;
};
type ErasureBySender = FirmNotices & { now: number };

/**
 * Erases all data of the person behind `id`.
 * @param id a submission or a subscription
 * @returns the number of erased records
 */
export async function eraseFor(
  { engine, transact }: Database,
  id: string,
  { now, ...notices }: ErasureBySender,
) {
  return transact(async (transaction) => {
    const person = (await personOf(transaction, id)) ?? '';
    return erasePerson(engine, transaction, person, { now, notices });
  });
}

/** Erases a submission, if the person behind `id` sent it. */
export async function eraseOne(
  { engine, transact }: Database,
  id: string,
  submissionId: string,
  { now, ...notices }: ErasureBySender,
): Promise<boolean> {
  return transact(async (transaction) => {
    const person = await personOf(transaction, id);
    if (person === undefined || (await personOf(transaction, submissionId)) !== person)
      return false;
    const entry = { id: submissionId, person };
    return (await eraseEntry(engine, transaction, entry, { now, notices })) > 0;
  });
}

/** Erases all data of an email, in any spelling. @returns the number of erased records */
export async function eraseEmail({ engine, transact }: Database, email: string, now: number) {
  return transact((transaction) => erasePerson(engine, transaction, emailKey(email), { now }));
}

/** Erases a submission for the staff. @returns the number of erased submissions */
export async function eraseSubmission(
  { engine, transact }: Database,
  reference: string,
  erasure: Erasure,
): Promise<number> {
  return transact(async (transaction) => {
    const found = await transaction
      .selectFrom('submissions')
      .select(['id', 'email_key'])
      .where('reference', '=', tidyReference(reference))
      .executeTakeFirst();
    if (!found) return 0;
    const entry = { id: found.id, person: found.email_key };
    return eraseEntry(engine, transaction, entry, erasure);
  });
}

/**
 * Deletes one submission. If the person has no subscription, the email goes on the suppression
 * list.
 */
async function eraseEntry(
  engine: Engine,
  transaction: Transaction,
  { id, person }: { id: string; person: string | null },
  erasure: Erasure,
): Promise<number> {
  if (person) await lock(engine, transaction, ['email', person]);
  const erased = await deleteSubmissions(engine, transaction, [id], erasure);
  if (person && erased > 0 && !(await isSubscribed(transaction, person)))
    await suppress(transaction, person, 'erased', erasure.now);
  return erased;
}

async function erasePerson(
  engine: Engine,
  transaction: Transaction,
  person: string,
  erasure: Erasure,
) {
  if (!person) return 0;
  await lock(engine, transaction, ['email', person]);
  const submissions = await transaction
    .selectFrom('submissions')
    .select('id')
    .where('email_key', '=', person)
    .execute();
  const ids = submissions.map(({ id }) => id);
  await foldMails(transaction, ({ eb, selectFrom }) =>
    eb(
      'subscriber_id',
      'in',
      selectFrom('subscribers').select('id').where('email_key', '=', person),
    ),
  );
  const subscribers = await transaction
    .deleteFrom('subscribers')
    .where('email_key', '=', person)
    .returning('id')
    .execute();
  const erased = (await deleteSubmissions(engine, transaction, ids, erasure)) + subscribers.length;
  if (erased > 0) await suppress(transaction, person, 'erased', erasure.now);
  return erased;
}

async function deleteSubmissions(
  engine: Engine,
  transaction: Transaction,
  ids: string[],
  { now, notices }: Erasure,
): Promise<number> {
  if (ids.length === 0) return 0;
  if (notices) await notifyFirm(transaction, 'erased', ids, { ...notices, now });
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
  const freed = new Map<string, EventKey & { person: string | null }>();
  for (const { id, form, about, seat, email_key: person } of deleted) {
    // One person has at most one seat, even with several registrations.
    if (seat === 'seat' && about !== null)
      freed.set(JSON.stringify([form, about, person ?? id]), { form, about, person });
  }
  for (const { person, ...event } of freed.values()) {
    const waitlist = new Waitlist(transaction, event);
    const isKept = person !== null && (await waitlist.hasSeat(person));
    if (!isKept) await waitlist.promote(now);
  }
  return deleted.length;
}
