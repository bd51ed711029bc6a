import type { PersonalData } from '#app/forms/engine/ports.ts';
import { definitionOf } from '#app/forms/forms.ts';
import type { Queries, Submission, Subscriber } from '#server/database/tables.ts';
import { letterOfKind } from '#server/letters/letter-mails.ts';
import { statusOf } from '#server/submissions/handling/status.ts';
import { personOf } from './person.ts';

type File = PersonalData['submissions'][number]['files'][number];

/** Reads all data of the person behind `id`, newest first, without the contents of files. */
export async function personalData(db: Queries, id: string): Promise<PersonalData | undefined> {
  const person = await personOf(db, id);
  if (person === undefined) return undefined;
  const submissions = await db
    .selectFrom('submissions')
    .selectAll()
    .where('email_key', '=', person)
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .execute();
  const ids = db.selectFrom('submissions').select('id').where('email_key', '=', person);
  const files = await db
    .selectFrom('attachments')
    .select(['submission_id', 'name', 'type', 'size'])
    .where('submission_id', 'in', ids)
    .orderBy('field')
    .execute();
  const filesOf = Map.groupBy(files, ({ submission_id }) => submission_id);
  const subscriber = await db
    .selectFrom('subscribers')
    .selectAll()
    .where('email_key', '=', person)
    .executeTakeFirst();
  return {
    email: submissions[0]?.email ?? subscriber?.email ?? person,
    submissions: submissions.map((submission) =>
      submissionData(
        submission,
        (filesOf.get(submission.id) ?? []).map(({ name, type, size }) => ({ name, type, size })),
      ),
    ),
    ...(subscriber && { subscription: await subscriptionData(db, subscriber) }),
  };
}

function submissionData(row: Submission, files: File[]): PersonalData['submissions'][number] {
  return {
    id: row.id,
    reference: row.reference,
    form: row.form,
    language: row.language,
    receivedAt: row.received_at,
    keepUntil: row.keep_until,
    ...(row.about !== null && { about: row.about }),
    ...(row.seat && { seat: row.seat }),
    ...(definitionOf(row.form).showsStatus && { status: statusOf(row) }),
    answers: JSON.parse(row.answers),
    ...(row.consent !== null && { consent: JSON.parse(row.consent) }),
    files,
  };
}

async function subscriptionData(
  db: Queries,
  { id, language, confirmed_at, consent, unreachable_since }: Subscriber,
): Promise<NonNullable<PersonalData['subscription']>> {
  const letters = await db
    .selectFrom('outbox')
    .select(['kind', 'sent_at'])
    .where('subscriber_id', '=', id)
    .where('state', '=', 'sent')
    .orderBy('sent_at')
    .execute();
  return {
    language,
    confirmedAt: confirmed_at,
    consent: JSON.parse(consent),
    ...(unreachable_since !== null && { unreachableSince: unreachable_since }),
    ...(letters.length > 0 && {
      letters: letters.map(({ kind, sent_at }) => ({
        slug: letterOfKind(kind),
        sentAt: sent_at ?? 0,
      })),
    }),
  };
}
