import { DAY, HOUR } from '#app/i18n/durations.ts';

/**
 * Mails with the link to join, for people with a seat. `before` is the time between the mail and
 * the start. The mail that is sent last is the first in the list.
 */
const ACCESS_MAILS = [
  { name: 'hour', before: HOUR },
  { name: 'day', before: DAY },
] as const;

/** Returns the kind of the access mail that is due now. */
export function dueAccessMail(starts: number, now: number): string | undefined {
  const due = ACCESS_MAILS.find(({ before }) => now >= starts - before);
  return due && kindOf(due.name, starts);
}

/** Returns the kinds of all access mails for a webinar that begins at `starts`. */
export function accessMails(starts: number): string[] {
  return ACCESS_MAILS.map(({ name }) => kindOf(name, starts));
}

/** A moved webinar sends its mails again, so the kind contains the start. */
function kindOf(name: string, starts: number): string {
  return `access-${name}-${new Date(starts).toISOString()}`;
}
