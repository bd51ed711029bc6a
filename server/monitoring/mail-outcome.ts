import type { Outcome } from '#server/outbox/write-outcome.ts';

export type MailOutcome = 'sent' | 'failed' | 'given_up';

/** @returns undefined if the site stopped during the delivery */
export function mailOutcome({ state, last_error }: Outcome): MailOutcome | undefined {
  if (state === 'sent') return 'sent';
  if (state === 'dead') return 'given_up';
  return last_error ? 'failed' : undefined;
}
