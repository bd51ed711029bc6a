import { HOUR, MINUTE } from '#app/i18n/durations.ts';
import type { WebinarFacts } from '#app/mail/ports.ts';
import type { AnnouncedWebinar, Queries } from '#server/database/tables.ts';

/**
 * How long a change must last before people get mails. An editor may correct a mistake in this
 * time.
 */
const SETTLING_TIME = 10 * MINUTE;
/** Changes within this time before a webinar are announced at once. */
const URGENT = 3 * HOUR;

/** Reads the facts that the latest mails about a webinar contained. */
export function readAnnounced(db: Queries, slug: string): Promise<AnnouncedWebinar | undefined> {
  return db
    .selectFrom('announced_webinars')
    .selectAll()
    .where('slug', '=', slug)
    .executeTakeFirst();
}

export type Change = 'moved' | 'cancelled' | 'reinstated';

export function statusOf({ isCancelled }: WebinarFacts): AnnouncedWebinar['status'] {
  return isCancelled ? 'cancelled' : 'confirmed';
}

export function isChanged(webinar: WebinarFacts, announced: AnnouncedWebinar): boolean {
  const { starts, ends, status } = announced;
  return webinar.starts !== starts || webinar.ends !== ends || statusOf(webinar) !== status;
}

/**
 * Returns the change to announce. Ignores past webinars, changes of only the length, and new times
 * of cancelled webinars.
 */
export function changeOf(
  webinar: WebinarFacts,
  announced: AnnouncedWebinar,
  now: number,
): Change | undefined {
  if (webinar.ends <= now) return undefined;
  if (statusOf(webinar) !== announced.status)
    return webinar.isCancelled ? 'cancelled' : 'reinstated';
  return webinar.isCancelled || webinar.starts === announced.starts ? undefined : 'moved';
}

/** Returns true if a change is old enough to be announced, or urgent. */
export function isSettled(
  { starts }: WebinarFacts,
  announced: AnnouncedWebinar,
  now: number,
): boolean {
  const { changed_at: changedAt } = announced;
  if (changedAt === null) return false;
  // A time in the future comes from a wrong clock.
  const isOld = now - changedAt >= SETTLING_TIME || changedAt > now;
  return isOld || Math.min(starts, announced.starts) - now < URGENT;
}

/** Returns a number above all numbers that calendars have seen. */
export function nextSequence({ sequence }: WebinarFacts, announced: AnnouncedWebinar): number {
  return Math.max(sequence, announced.sequence + 1);
}
