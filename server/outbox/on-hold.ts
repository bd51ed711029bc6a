import type { MailState } from '#server/database/tables.ts';

/** A mail in this state is not sent until a person or an event puts it into the queue. */
export const ON_HOLD = 'held' satisfies MailState;

export const SEAT_FREED = 'seat-freed';
export const WELCOME = 'welcome';
/** An event puts mails of these kinds into the queue, not a person. */
export const WAITING_KINDS: readonly string[] = [SEAT_FREED, WELCOME];

/** The `last_error` of mails that exceed the limit per recipient. */
export const RECIPIENT_LIMIT = 'limit';
