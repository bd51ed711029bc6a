import { riyadhDay } from '#app/i18n/moment.ts';
import type { DigestFacts, WebinarFacts } from '#app/mail/ports.ts';
import type { Database } from '#server/database/connect.ts';
import { outboxCounts } from '#server/outbox/manage.ts';
import { endOfDay, previousWorkday } from './riyadh-time.ts';
import { countSubmissions, readSubmissions, type Submission } from './submissions.ts';
import { readWebinarTasks } from './webinar-tasks.ts';

/**
 * Digests overlap by this many milliseconds, because a submission may be stored while a digest is
 * made.
 */
const STILL_SAVED = 10_000;

/** Returns the `kind` of a day's digest mail. The outbox contains one digest for each day. */
export function digestKind(now: number): string {
  return `digest-${riyadhDay(now)}`;
}

export async function readDigestFacts(
  database: Database,
  webinars: WebinarFacts[],
  now: number,
): Promise<DigestFacts> {
  const due = await readSubmissions(database, { dueBefore: endOfDay(now) }, { soonest: true });
  const isLate = ({ due_at }: Submission) => due_at !== null && due_at < now;
  const received = await readSubmissions(database, { since: await lastDigest(database, now) });
  return {
    day: riyadhDay(now),
    received: received.toReversed().map(inList),
    due: due.filter((submission) => !isLate(submission)).map(inList),
    overdue: due.filter(isLate).map(inList),
    quarantined: await countSubmissions(database, { isQuarantined: true, state: 'open' }),
    failedMails: (await outboxCounts(database)).dead,
    webinars: await readWebinarTasks(database, webinars, now),
  };
}

async function lastDigest({ db }: Database, now: number): Promise<number> {
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
  return last ? last.created_at - STILL_SAVED : previousWorkday(now);
}

function inList({ reference, form, name, received_at, due_at }: Submission) {
  return { reference, form, name, receivedAt: received_at, dueAt: due_at };
}
