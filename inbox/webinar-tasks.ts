import { WAITLISTED } from '#app/constants.ts';
import type { DigestFacts, WebinarFacts } from '#app/mail/ports.ts';
import type { Database } from '#server/database/connect.ts';
import { readState, writeState } from '#server/database/site-state.ts';
import type { Queries, Transaction } from '#server/database/tables.ts';
import { previousWorkday, startOfDay } from './riyadh-time.ts';
import { readGuests } from './webinar-guests.ts';

/** The row of `site_state` with the changes that earlier digests contained. */
const NAMED_CHANGES = 'named-webinar-changes';

/**
 * Finds the webinars for the digest: those that need a link to join, and those with changes that no
 * earlier digest listed.
 */
export async function readWebinarTasks(
  database: Database,
  webinars: WebinarFacts[],
  now: number,
): Promise<DigestFacts['webinars']> {
  const named = await namedChanges(database.db);
  const tasks: DigestFacts['webinars'] = [];
  for (const webinar of comingOf(webinars, now)) {
    const { slug, heading, starts, isCancelled, hasJoinUrl } = webinar;
    const { guests } = await readGuests(database, slug);
    const seated = guests.filter(({ seat }) => seat !== WAITLISTED).length;
    const task = { slug, heading, starts };
    if (isChanged(webinar) && !named.includes(changeOf(webinar)) && guests.length > 0)
      tasks.push({ ...task, reason: isCancelled ? 'cancelled' : 'moved', people: guests.length });
    if (!isCancelled && !hasJoinUrl && previousWorkday(starts) === startOfDay(now) && seated > 0)
      tasks.push({ ...task, reason: 'access', people: seated });
  }
  return tasks;
}

export async function rememberChanges(
  transaction: Transaction,
  webinars: WebinarFacts[],
  now: number,
): Promise<void> {
  const changes = comingOf(webinars, now).filter(isChanged).map(changeOf);
  await writeState(transaction, NAMED_CHANGES, changes.join('\n'));
}

async function namedChanges(db: Queries): Promise<string[]> {
  return ((await readState(db, NAMED_CHANGES)) ?? '').split('\n');
}

function comingOf(webinars: WebinarFacts[], now: number): WebinarFacts[] {
  return webinars.filter(({ ends }) => ends > now);
}

function isChanged({ isMoved, isCancelled }: WebinarFacts): boolean {
  return isMoved || isCancelled;
}

function changeOf({ slug, starts, isCancelled }: WebinarFacts): string {
  return `${slug} ${isCancelled ? 'cancelled' : starts}`;
}
