import type { OutboxRow } from '#server/database/tables.ts';
import { DeliveryError } from '#server/mail/delivery.ts';
import { attemptsBeforeGivingUp, backoff } from './backoff.ts';
import type { OutboxSettings } from './settings.ts';

type Failed = {
  mail: Pick<OutboxRow, 'audience' | 'attempts'>;
  error: unknown;
  settings: OutboxSettings;
  now: number;
  /** Milliseconds for which all mails pause after a failure of the relay itself. */
  relayPause?: number | undefined;
};
type Outcome = Pick<OutboxRow, 'state' | 'attempts' | 'next_at' | 'last_error'>;

/** Decides whether to retry a failed mail or to give up. */
export function afterFailure({ mail, error, settings, now, relayPause }: Failed): Outcome {
  const last_error = error instanceof DeliveryError ? error.code : 'EUNKNOWN';
  if (relayPause !== undefined)
    return { state: 'pending', attempts: mail.attempts, next_at: now + relayPause, last_error };
  const attempts = mail.attempts + 1;
  const next_at = now + backoff(attempts, settings);
  // Mails to the firm are retried after a refusal, because a wrong setting may be the reason.
  const isRefused = error instanceof DeliveryError && error.isPermanent && mail.audience !== 'firm';
  return {
    state: isRefused || attempts >= attemptsBeforeGivingUp(settings) ? 'dead' : 'pending',
    attempts,
    next_at,
    last_error,
  };
}
