import { riyadhDay } from '#app/i18n/moment.ts';
import type { DigestFacts } from '#app/mail/ports.ts';
import type { Database } from '#server/database/connect.ts';
import { endOfDay, previousWorkday } from './riyadh-time.ts';
import { readSubmissions, type Submission } from './submissions.ts';

/** Overlap with the previous digest in milliseconds, for submissions that were being saved then. */
const STILL_SAVED = 10_000;

/** The outbox kind of a day's digest, which prevents a second one. */
export function digestKind(now: number): string {
  return `digest-${riyadhDay(now)}`;
}

/**
 * Reads the facts for the digest of this day: new, due, late and quarantined submissions, failed
 * mails.
 */
export async function readDigestFacts(database: Database, now: number): Promise<DigestFacts> {
  const due = await readSubmissions(database, { dueBefore: endOfDay(now) }, { soonest: true });
  const isLate = ({ due_at }: Submission) => due_at !== null && due_at < now;
  const received = await readSubmissions(database, { since: await lastDigest(database, now) });
  return {
    day: riyadhDay(now),
    received: received.toReversed().map(inList),
    due: due.filter((submission) => !isLate(submission)).map(inList),
    overdue: due.filter(isLate).map(inList),
    held: await countQuarantined(database),
    failedMails: await countFailed(database),
  };
}

/**
 * Returns when the digest of an earlier day was written. Without one, it is the start of the last
 * working day.
 */
async function lastDigest({ db }: Database, now: number): Promise<number> {
  const standard = previousWorkday(now);
  const last = await db
    .selectFrom('outbox')
    .select('created_at')
    .where('submission_id', 'is', null)
    .where('kind', 'like', 'digest-%')
    .where('kind', '!=', digestKind(now))
    .where('created_at', '<=', now)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ? last.created_at - STILL_SAVED : standard;
}

async function countQuarantined({ db }: Database): Promise<number> {
  const { quarantined } = await db
    .selectFrom('submissions')
    .select(({ fn }) => fn.countAll<number>().as('quarantined'))
    .where('held_because', 'is not', null)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return quarantined;
}

async function countFailed({ db }: Database): Promise<number> {
  const { failed } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('failed'))
    .where('state', '=', 'dead')
    .executeTakeFirstOrThrow();
  return failed;
}

function inList({
  reference,
  form,
  name,
  received_at,
  due_at,
}: Submission): DigestFacts['received'][number] {
  return {
    reference,
    form,
    name: name ?? undefined,
    receivedAt: received_at,
    dueAt: due_at ?? undefined,
  };
}
