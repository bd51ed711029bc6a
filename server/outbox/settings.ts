import { MINUTE } from '#app/i18n/durations.ts';
import { type Settings, SettingsError } from '#server/env.ts';

export type OutboxSettings = Pick<
  Settings,
  | 'OUTBOX_POLL_MS'
  | 'OUTBOX_BACKOFF_MIN_MS'
  | 'OUTBOX_BACKOFF_MAX_MS'
  | 'OUTBOX_LEASE_MS'
  | 'SMTP_TOTAL_TIMEOUT_MS'
  | 'MAIL_FROM'
>;

/**
 * A time that is further ahead than this may come from a wrong clock. The limit per recipient
 * postpones the sixth mail of a day by up to 50 minutes, and the limit per minute by another 15.
 */
export const LONGEST_POSTPONEMENT = 90 * MINUTE;

/** @throws SettingsError if a delivery could take longer than its lease */
export function checkOutboxSettings(settings: OutboxSettings): void {
  const { SMTP_TOTAL_TIMEOUT_MS, OUTBOX_LEASE_MS } = settings;
  if (SMTP_TOTAL_TIMEOUT_MS < OUTBOX_LEASE_MS) return;
  throw new SettingsError(
    `SMTP_TOTAL_TIMEOUT_MS: expected less than OUTBOX_LEASE_MS, which is ${OUTBOX_LEASE_MS}, received ${SMTP_TOTAL_TIMEOUT_MS}. ` +
      'Otherwise another process could take a mail that is still being sent.',
  );
}
