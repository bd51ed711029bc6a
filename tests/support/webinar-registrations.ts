import type { WebinarFacts } from '#app/mail/ports.ts';
import type { Database } from '#server/database/connect.ts';
import { announceChanges } from '#server/submissions/webinars/announce-changes.ts';
import { sendAccess } from '#server/submissions/webinars/send-access.ts';
import type { WebinarWork } from '#server/submissions/webinars/webinar-work.ts';
import { TO_VISITOR } from './example-submission.ts';

/** Does what the server does each minute, at the moment `now`. */
export async function webinarRound(
  database: Database,
  webinars: WebinarFacts[],
  now: number,
  write: WebinarWork['write'] = (_registration, { kind }) => ({ ...TO_VISITOR, kind }),
): Promise<void> {
  const work = { now, mailHost: 'site.example', visitorMailsPerMinute: 1000, write };
  await announceChanges(database, webinars, work);
  await sendAccess(database, webinars, work);
}

/** Lists the mails that the server wrote about a webinar on its own, as `email kind state`. */
export async function webinarMails({ db }: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    .innerJoin('submissions', 'submissions.id', 'outbox.submission_id')
    .select(['email', 'kind', 'state'])
    .where(({ eb, or }) => or([eb('kind', 'like', 'access-%'), eb('kind', 'like', 'changed-%')]))
    .execute();
  return rows
    .map(({ email, kind, state }) => `${email} ${kind}${state === 'pending' ? '' : ` ${state}`}`)
    .sort();
}
