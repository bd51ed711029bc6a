import { accessMails } from '#app/forms/webinar/access-mails.ts';
import type { WebinarFacts } from '#app/mail/ports.ts';
import type { Database } from '#server/database/connect.ts';
import type { AnnouncedWebinar, Transaction } from '#server/database/tables.ts';
import { SEAT_FREED } from '#server/outbox/on-hold.ts';
import { fillSeats } from '#server/submissions/waitlist/fill-seats.ts';
import { KEPT_AFTER_WEBINAR } from '#server/submissions/waitlist/waitlist.ts';
import {
  type Change,
  changeOf,
  isChanged,
  isSettled,
  nextSequence,
  readAnnounced,
  statusOf,
} from './announced.ts';
import { mailPeople } from './people.ts';
import type { WebinarWork } from './webinar-work.ts';

/**
 * Queues mails about webinars that were moved, cancelled or reinstated since the last
 * announcement.
 * @returns the number of queued mails
 */
export async function announceChanges(
  database: Database,
  webinars: readonly WebinarFacts[],
  work: WebinarWork,
): Promise<number> {
  let queued = 0;
  for (const webinar of webinars) {
    const announced = await readAnnounced(database.db, webinar.slug);
    if (!announced) await note(database, webinar);
    else if (isChanged(webinar, announced)) queued += await follow(database, webinar, work);
    else if (announced.changed_at !== null || webinar.sequence > announced.sequence)
      await update(database, webinar.slug, {
        changed_at: null,
        sequence: Math.max(webinar.sequence, announced.sequence),
      });
  }
  return queued;
}

export async function announcedSequences({ db }: Database): Promise<Map<string, number>> {
  const rows = await db.selectFrom('announced_webinars').select(['slug', 'sequence']).execute();
  return new Map(rows.map(({ slug, sequence }) => [slug, sequence]));
}

async function follow(
  database: Database,
  webinar: WebinarFacts,
  work: WebinarWork,
): Promise<number> {
  const { slug } = webinar;
  const { now } = work;
  const announced = await noteChange(database, slug, now);
  if (!announced || !isSettled(webinar, announced, now)) return 0;
  const change = changeOf(webinar, announced, now);
  const queued = change ? await announce(database, webinar, { announced, change, work }) : 0;
  await database.transact(async (transaction) => {
    // Another process may have finished this announcement, and perhaps noted a later change. The
    // sequence number has then grown, and this update changes nothing.
    const { numUpdatedRows } = await transaction
      .updateTable('announced_webinars')
      .set({ ...stateOf(webinar), sequence: nextSequence(webinar, announced) })
      .where('slug', '=', slug)
      .where('sequence', '=', announced.sequence)
      .executeTakeFirst();
    if (change && numUpdatedRows > 0n) await dropOutdatedMails(transaction, webinar, announced);
  });
  // Seats that became free since the change have not been offered.
  return queued + (await fillSeats(database, [webinar], now));
}

type Announcement = { announced: AnnouncedWebinar; change: Change; work: WebinarWork };

function announce(
  database: Database,
  webinar: WebinarFacts,
  { announced, change, work }: Announcement,
): Promise<number> {
  const { slug } = webinar;
  const { write, now, ...options } = work;
  const sequence = nextSequence(webinar, announced);
  const kind = `changed-${sequence}`;
  const occasion = { reason: change, previousStart: announced.starts, sequence };
  return mailPeople(database, {
    ...options,
    slug,
    kind,
    now,
    isStillRight: async (transaction) =>
      (await readAnnounced(transaction, slug))?.sequence === announced.sequence,
    // A person who registers after a move knows the new time. The exception is a person who used
    // an older version of the site that was still running. Then `keep_until` has the old time.
    where: (query) =>
      change === 'cancelled'
        ? query
        : query.where(({ eb, or }) =>
            or([
              eb('received_at', '<', announced.changed_at ?? now),
              eb('keep_until', '!=', webinar.ends + KEPT_AFTER_WEBINAR),
            ]),
          ),
    write: (registration) => write({ slug, ...registration }, { kind, occasion, now }),
  });
}

/**
 * Deletes unsent mails that contain the link to join and the old time, and unsent mails about seats
 * in a cancelled webinar.
 */
async function dropOutdatedMails(
  transaction: Transaction,
  { slug, isCancelled }: WebinarFacts,
  { starts }: AnnouncedWebinar,
): Promise<void> {
  await transaction
    .deleteFrom('outbox')
    .where('kind', 'in', [...accessMails(starts), ...(isCancelled ? [SEAT_FREED] : [])])
    .where('state', '=', 'pending')
    .where('submission_id', 'in', ({ selectFrom }) =>
      selectFrom('submissions')
        .select('id')
        .where('form', '=', 'webinar')
        .where('about', '=', slug),
    )
    .execute();
}

async function noteChange({ transact }: Database, slug: string, now: number) {
  return transact(async (transaction) => {
    await transaction
      .updateTable('announced_webinars')
      .set({ changed_at: now })
      .where('slug', '=', slug)
      .where('changed_at', 'is', null)
      .execute();
    return readAnnounced(transaction, slug);
  });
}

async function note({ transact }: Database, webinar: WebinarFacts): Promise<void> {
  const { slug, sequence } = webinar;
  await transact((transaction) =>
    transaction
      .insertInto('announced_webinars')
      .values({ slug, ...stateOf(webinar), sequence })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .execute(),
  );
}

async function update(
  { transact }: Database,
  slug: string,
  values: Pick<AnnouncedWebinar, 'changed_at' | 'sequence'>,
): Promise<void> {
  await transact((transaction) =>
    transaction.updateTable('announced_webinars').set(values).where('slug', '=', slug).execute(),
  );
}

function stateOf(webinar: WebinarFacts) {
  const { starts, ends } = webinar;
  return { starts, ends, status: statusOf(webinar), changed_at: null };
}
