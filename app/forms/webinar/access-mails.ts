import { DAY, HOUR } from '#app/i18n/durations.ts';

/** People with a seat get the link to join this long before a webinar begins, the latest first. */
const ACCESS_MAILS = [
  { name: 'hour', before: HOUR },
  { name: 'day', before: DAY },
] as const;

/** Returns the kind of the mail with the link that is due, or undefined if it is too early. */
export function dueAccessMail(starts: number, now: number): string | undefined {
  const due = ACCESS_MAILS.find(({ before }) => now >= starts - before);
  return due && kindOf(due.name, starts);
}

/** Returns the kinds of all mails with the link for a start. */
export function accessMails(starts: number): string[] {
  return ACCESS_MAILS.map(({ name }) => kindOf(name, starts));
}

/** The kind contains the start, so that a webinar that moves gets its mails for the new time. */
function kindOf(name: string, starts: number): string {
  return `access-${name}-${new Date(starts).toISOString()}`;
}
