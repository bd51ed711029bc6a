import type { Receipt } from '#app/forms/engine/ports.ts';
import type { Mail } from '#app/mail/ports.ts';
import type { LanguageCode } from '#content/languages.ts';
import { lock } from '#server/database/advisory-locks.ts';
import type { Database } from '#server/database/connect.ts';
import type { Queries, Transaction } from '#server/database/tables.ts';
import { enqueue, type NewMail } from '#server/outbox/enqueue.ts';
import { ON_HOLD } from '#server/outbox/on-hold.ts';
import { delayByOthers } from '#server/submissions/store/enqueue-mails.ts';
import { RECEIPT, receiptOf } from '#server/submissions/store/receipt.ts';

/** The number of mails per transaction. Visitors wait for long transactions. */
const BATCH = 10;

export type Round = {
  kind: string;
  now: number;
  mailHost: string;
  visitorMailsPerMinute: number;
};

type Registrations = ReturnType<typeof registrations>;
type Mailing = Round & {
  slug: string;
  where: (query: Registrations) => Registrations;
  /** Returns true if the mail is still right. The caller has the lock on the seats. */
  isStillRight?: (transaction: Transaction) => Promise<boolean>;
  write: (registration: { language: LanguageCode; receipt: Receipt }) => Mail | undefined;
};

/**
 * Queues one mail for each person who registered for a webinar and has no such mail. Several
 * processes may do this at the same time.
 * @returns the number of queued mails
 */
export async function mailPeople(database: Database, mailing: Mailing): Promise<number> {
  let queued = 0;
  // Read first, because a write transaction makes visitors wait.
  while ((await withoutMail(database.db, mailing).limit(1).execute()).length > 0) {
    const batch = await database.transact(async (transaction) => {
      await lock(database.engine, transaction, ['seats', `webinar ${mailing.slug}`]);
      if (mailing.isStillRight && !(await mailing.isStillRight(transaction))) return 0;
      return queueBatch(transaction, mailing);
    });
    if (batch === 0) break;
    queued += batch;
  }
  return queued;
}

async function queueBatch(transaction: Transaction, mailing: Mailing): Promise<number> {
  const { kind, now, mailHost, visitorMailsPerMinute, write } = mailing;
  const rows = await withoutMail(transaction, mailing)
    .select([...RECEIPT, 'language', 'email', 'email_key', 'held_because'])
    .orderBy('received_at')
    .orderBy('id')
    .limit(BATCH)
    .execute();
  const people = new Map(rows.toReversed().map((row) => [row.email_key ?? row.id, row]));
  const delay = await delayByOthers(transaction, visitorMailsPerMinute, now);
  const mails = [...people.values()].flatMap((row): NewMail[] => {
    const mail = write({ language: row.language, receipt: receiptOf(row) });
    if (!mail || row.email === null) return [];
    const { kind: _, audience, waits: __, ...message } = mail;
    return [
      {
        submission_id: row.id,
        kind,
        audience,
        recipient: row.email,
        message,
        state: row.held_because === null ? 'pending' : ON_HOLD,
        next_at: now + delay,
      },
    ];
  });
  await enqueue(transaction, mails, { mailHost, now });
  return mails.length;
}

function withoutMail(db: Queries, { slug, kind, where }: Mailing) {
  return where(registrations(db, slug)).where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom('outbox')
          .innerJoin('submissions as same', 'same.id', 'outbox.submission_id')
          .select('outbox.id')
          .where('same.form', '=', 'webinar')
          .where('same.about', '=', slug)
          .whereRef('same.email_key', '=', 'submissions.email_key')
          .where('outbox.kind', '=', kind),
      ),
    ),
  );
}

function registrations(db: Queries, slug: string) {
  return db
    .selectFrom('submissions')
    .select('submissions.id')
    .where('submissions.form', '=', 'webinar')
    .where('submissions.about', '=', slug)
    .where('submissions.email_key', 'is not', null);
}
