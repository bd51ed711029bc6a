import type { MailState } from '#server/database/tables.ts';

/** A mail in this state waits until a person or an event queues the mail. */
export const ON_HOLD = 'held' satisfies MailState;

export const SEAT_FREED = 'seat-freed';
export const WELCOME = 'welcome';
/** Mails of these kinds are on hold until an event queues them. */
export const WAITING_KINDS: readonly string[] = [SEAT_FREED, WELCOME];

/** The `last_error` of mails on hold whose recipient has reached the limit. */
export const RECIPIENT_LIMIT = 'limit';

/** The `last_error` of letters on hold because a person stopped the letter. */
export const STOPPED = 'STOPPED';

/** The `last_error` of letters on hold because the subscriber takes no mail any more. */
export const UNREACHABLE = 'UNREACHABLE';

/** The `last_error` of mails that are on hold because they would arrive too late. */
export const TOO_LATE = 'TOO_LATE';
