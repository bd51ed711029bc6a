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

/** A digest lists at most this many quarantined submissions, because bots may send many. */
const MOST_UNDECIDED = 20;

/** Returns the `kind` of a day's digest mail. The outbox contains one digest for each day. */
export function digestKind(now: number): string {
  return `digest-${riyadhDay(now)}`;
}

type DigestOptions = {
  webinars: WebinarFacts[];
  now: number;
  /** Returns the URL of the staff page, if the readers of the digest may open it. */
  staffUrl: (submission: Submission) => string | undefined;
};

export async function readDigestFacts(
  database: Database,
  { webinars, now, staffUrl }: DigestOptions,
): Promise<DigestFacts> {
  const due = await readSubmissions(database, { dueBefore: endOfDay(now) }, { soonest: true });
  const isLate = ({ due_at }: Submission) => due_at !== null && due_at < now;
  const withUrl = (submission: Submission) => ({
    ...inList(submission),
    url: staffUrl(submission),
  });
  const undecided = await readSubmissions(
    database,
    { isQuarantined: true, state: 'open', hasMailOnHold: true },
    { limit: MOST_UNDECIDED },
  );
  const received = await readSubmissions(database, { since: await lastDigest(database, now) });
  return {
    day: riyadhDay(now),
    received: received.toReversed().map(withUrl),
    due: due.filter((submission) => !isLate(submission)).map(withUrl),
    overdue: due.filter(isLate).map(withUrl),
    quarantined: await countSubmissions(database, { isQuarantined: true, state: 'open' }),
    undecided: undecided.map(withUrl),
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
