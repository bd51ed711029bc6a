import type { MailState } from '#server/database/tables.ts';

/** State of a mail that is not sent until a person or an event puts it into the queue. */
export const ON_HOLD = 'held' satisfies MailState;

/** Kind of the mail that tells a waitlisted visitor about their seat. */
export const SEAT_FREED = 'seat-freed';
/** Kind of the mail that follows the confirmation of a newsletter sign-up. */
export const WELCOME = 'welcome';
/** Kinds of mails that an event puts into the queue, not a person. */
export const WAITING_KINDS: readonly string[] = [SEAT_FREED, WELCOME];

/** Stands in `last_error` of a mail whose recipient already gets enough mails that day. */
export const RECIPIENT_LIMIT = 'limit';
