import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { NewSubmission, Receipt } from '#app/services.ts';
import { type Lock, lock } from '#server/database/advisory-locks.ts';
import type { Database } from '#server/database/connect.ts';
import type { Tables } from '#server/database/tables.ts';
import { emailKey } from '#server/submissions/people/email-key.ts';
import { lastTrusted } from '#server/submissions/retention/trusted-clock.ts';
import { nextSeat } from '#server/submissions/waitlist/waitlist.ts';
import { type Addresses, enqueue } from './enqueue-mails.ts';
import { findRepeat } from './find-duplicate.ts';
import { type Fingerprint, fingerprint, sha256 } from './fingerprint.ts';
import { RECEIPT, receiptOf } from './receipt.ts';
import { newReference } from './reference.ts';

/** So many references would have to be taken already, one after the other. */
const TRIES = 10;

export type SaveOptions = Addresses & { now: () => number; makeReference?: () => string };

/**
 * Saves a submission with its files and its mails, all or nothing; one that comes again gives the
 * first one's receipt.
 * @throws StoreUnavailable where the database cannot take it now
 */
export async function save(
  database: Database,
  submission: NewSubmission,
  options: SaveOptions,
): Promise<Receipt> {
  const print = fingerprint(submission);
  const sender = emailKey(submission.email);
  return database.transact(async (transaction) => {
    await lock(database.engine, transaction, ...locksOf(submission, print, sender));
    const now = options.now();
    const first = await findRepeat(transaction, print, sender, now);
    if (first) return first;

    const receipt = await insertSubmission(
      transaction,
      submission,
      print,
      now,
      options.makeReference ?? newReference,
    );
    await insertAttachments(transaction, submission, receipt.id);
    await enqueue(transaction, submission.mails(receipt), submission, {
      ...options,
      submissionId: receipt.id,
      now,
    });
    return receipt;
  });
}

function locksOf(
  { form, about, seats }: NewSubmission,
  { contentHash }: Fingerprint,
  sender: string,
): Lock[] {
  const locks: Lock[] = [['content', contentHash]];
  if (sender) locks.push(['address', sender]);
  if (seats !== undefined) locks.push(['seats', `${form} ${about}`]);
  return locks;
}

async function insertSubmission(
  transaction: Transaction<Tables>,
  {
    form,
    language,
    email,
    name,
    about,
    answers,
    heldBecause,
    answerWithin,
    keepUntil,
    seats,
  }: NewSubmission,
  { contentHash, dedupKey }: Fingerprint,
  now: number,
  makeReference: () => string,
): Promise<Receipt> {
  if (seats !== undefined && about === undefined)
    throw new Error(`The seats of ${form} are of nothing`);
  const person = emailKey(email);
  const row = {
    id: randomUUID(),
    form,
    language,
    email: email?.trim() || null,
    email_key: person || null,
    name: name?.trim() || null,
    about: about ?? null,
    answers: JSON.stringify(answers),
    seat:
      seats !== undefined && about !== undefined
        ? await nextSeat(transaction, form, about, { seats, person, now })
        : null,
    held_because: heldBecause ?? null,
    received_at: now,
    due_at: answerWithin === undefined ? null : now + answerWithin,
    // Counted from a clock that was behind, it would be over once that is set right.
    keep_until: keepUntil(Math.max(now, await lastTrusted(transaction))),
    dedup_key: dedupKey,
    content_hash: contentHash,
  };
  for (let tries = 0; tries < TRIES; tries++) {
    const inserted = await transaction
      .insertInto('submissions')
      .values({ ...row, reference: makeReference() })
      // An error would end the whole transaction on PostgreSQL.
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returning(RECEIPT)
      .executeTakeFirst();
    if (inserted) return receiptOf(inserted);
  }
  throw new Error('Every reference that was made is taken');
}

async function insertAttachments(
  transaction: Transaction<Tables>,
  { uploads = [] }: NewSubmission,
  submissionId: string,
): Promise<void> {
  for (const { field, name, type, bytes } of uploads) {
    await transaction
      .insertInto('attachments')
      .values({
        id: randomUUID(),
        submission_id: submissionId,
        field,
        name,
        type,
        size: bytes.byteLength,
        sha256: sha256(bytes),
        bytes,
      })
      .execute();
  }
}
