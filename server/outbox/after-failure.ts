import type { OutboxRow } from '#server/database/tables.ts';
import { DeliveryError } from '#server/mail/delivery.ts';
import { backoff, triesBeforeGivingUp } from './backoff.ts';
import type { OutboxSettings } from './settings.ts';

type Failed = {
  mail: Pick<OutboxRow, 'audience' | 'attempts'>;
  error: unknown;
  settings: OutboxSettings;
  now: number;
  /**
   * Set where the mail only asked whether the relay is back: how long none is sent, in
   * milliseconds.
   */
  relayPause?: number | undefined;
};
type Outcome = Pick<OutboxRow, 'state' | 'attempts' | 'next_at' | 'last_error'>;

/** What becomes of a mail that could not be handed over. Nothing is deleted because it failed. */
export function afterFailure({ mail, error, settings, now, relayPause }: Failed): Outcome {
  const last_error = error instanceof DeliveryError ? error.code : 'EUNKNOWN';
  // However long the relay is away, no mail is given up for it.
  if (relayPause !== undefined)
    return { state: 'pending', attempts: mail.attempts, next_at: now + relayPause, last_error };
  const attempts = mail.attempts + 1;
  const next_at = now + backoff(attempts, settings);
  // A wrong setting looks like a refusal too: what visitors wrote to the firm is not given up for
  // it.
  const isRefused =
    error instanceof DeliveryError && error.isPermanent && mail.audience === 'visitor';
  return {
    state: isRefused || attempts >= triesBeforeGivingUp(settings) ? 'dead' : 'pending',
    attempts,
    next_at,
    last_error,
  };
}
