// Why a mail is held, where that is not simply because its submission is.

/** The kind of the one mail that waits until a seat becomes free. */
export const SEAT_FREED = 'seat-freed';
/** The kind of the mail that waits until a sign-up is confirmed. */
export const WELCOME = 'welcome';
/** Mails that something else than a person lets go. */
export const WAITING: readonly string[] = [SEAT_FREED, WELCOME];
/** In place of an error code: its address got enough mails for a day. */
export const LIMIT = 'limit';
