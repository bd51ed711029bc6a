import { DAY, HOUR } from '#app/i18n/durations.ts';

/** People with a seat get the link to join this long before a webinar, the latest mail first. */
const ACCESS_MAILS = [
  { name: 'hour', before: HOUR },
  { name: 'day', before: DAY },
] as const;

/** The kind of the mail with the link to join that is due now. */
export function dueAccessMail(starts: number, now: number): string | undefined {
  const due = ACCESS_MAILS.find(({ before }) => now >= starts - before);
  return due && kindOf(due.name, starts);
}

/** The kinds of all mails with the link to join for a start. */
export function accessMails(starts: number): string[] {
  return ACCESS_MAILS.map(({ name }) => kindOf(name, starts));
}

/** A moved webinar sends its mails again, so the kind contains the start. */
function kindOf(name: string, starts: number): string {
  return `access-${name}-${new Date(starts).toISOString()}`;
}
