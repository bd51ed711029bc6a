import { DAY, HOUR } from '#app/i18n/durations.ts';

/** The kinds of all mails with the details begin with this. */
export const ACCESS = 'access-';

/** People with a seat get the details this long before a webinar begins, the latest first. */
const ACCESS_MAILS = [
  { name: 'hour', before: HOUR },
  { name: 'day', before: DAY },
] as const;

/**
 * Returns the kind of the mail with the details that is due, or undefined if it is too early. The
 * kind contains the start, so that a webinar that moves gets its mails again for the new time.
 */
export function dueAccessMail(starts: number, now: number): string | undefined {
  const due = ACCESS_MAILS.find(({ before }) => now >= starts - before);
  return due && `${ACCESS}${due.name}-${new Date(starts).toISOString()}`;
}
