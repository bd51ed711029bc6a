import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { NewSubmission, Receipt, Seat } from '#app/forms/engine/ports.ts';
import { type Lock, lock } from '#server/database/advisory-locks.ts';
import type { Database } from '#server/database/connect.ts';
import type { Tables, Transaction } from '#server/database/tables.ts';
import { emailKey } from '#server/submissions/people/email-key.ts';
import { lastTrusted } from '#server/submissions/retention/trusted-clock.ts';
import { Waitlist } from '#server/submissions/waitlist/waitlist.ts';
import { enqueueMails, type MailOptions } from './enqueue-mails.ts';
import { findDuplicate } from './find-duplicate.ts';
import { type Fingerprint, fingerprint, sha256 } from './fingerprint.ts';
import { RECEIPT, receiptOf } from './receipt.ts';
import { newReference } from './reference.ts';

const ATTEMPTS = 10;

export type SaveOptions = MailOptions & { now: () => number; makeReference?: () => string };

/**
 * Saves a submission and its mails in one transaction.
 * @returns the receipt, or the first receipt of a duplicate
 * @throws StoreUnavailable
 */
export async function save(
  database: Database,
  submission: NewSubmission,
  { makeReference = newReference, ...options }: SaveOptions,
): Promise<Receipt> {
  const print = fingerprint(submission);
  const sender = emailKey(submission.email);
  return database.transact(async (transaction) => {
    await lock(database.engine, transaction, ...locksOf(submission, print, sender));
    const now = options.now();
    const first = await findDuplicate(transaction, print, sender, now);
    if (first) return first;

    const row = {
      ...rowOf(submission, print, now),
      seat: await seatOf(transaction, submission, sender, now),
      keep_until: await endOfRetention(transaction, submission, now),
    };
    const receipt = await insertSubmission(transaction, row, makeReference);
    await insertAttachments(transaction, submission, receipt.id);
    await enqueueMails(transaction, submission.mails(receipt), submission, {
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
  if (sender) locks.push(['email', sender]);
  if (seats !== undefined) locks.push(['seats', `${form} ${about}`]);
  return locks;
}

function rowOf(submission: NewSubmission, { contentHash, dedupKey }: Fingerprint, now: number) {
  const { form, language, email, name, about, answers, consent, quarantineReason, answerWithin } =
    submission;
  return {
    id: randomUUID(),
    form,
    language,
    email: email?.trim() || null,
    email_key: emailKey(email) || null,
    name: name?.trim() || null,
    about: about ?? null,
    answers: JSON.stringify(answers),
    consent: consent ? JSON.stringify(consent) : null,
    held_because: quarantineReason ?? null,
    received_at: now,
    due_at: answerWithin === undefined ? null : now + answerWithin,
    dedup_key: dedupKey,
    content_hash: contentHash,
  };
}

async function seatOf(
  transaction: Transaction,
  { form, about, seats }: NewSubmission,
  sender: string,
  now: number,
): Promise<Seat | null> {
  if (seats === undefined) return null;
  if (about === undefined) throw new Error(`The form ${form} has seats but names no event`);
  return new Waitlist(transaction, { form, about }).register(sender, { seats, now });
}

async function endOfRetention(transaction: Transaction, { keepUntil }: NewSubmission, now: number) {
  return keepUntil(Math.max(now, (await lastTrusted(transaction)) ?? now));
}

async function insertSubmission(
  transaction: Transaction,
  row: Omit<Insertable<Tables['submissions']>, 'reference'>,
  makeReference: () => string,
): Promise<Receipt> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const inserted = await transaction
      .insertInto('submissions')
      .values({ ...row, reference: makeReference() })
      // On PostgreSQL, an error about a duplicate reference would abort the whole transaction.
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returning(RECEIPT)
      .executeTakeFirst();
    if (inserted) return receiptOf(inserted);
  }
  throw new Error('Every new reference is taken already');
}

async function insertAttachments(
  transaction: Transaction,
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
