/** Outbox settings with short delays for tests. */
export const FAST_OUTBOX = {
  OUTBOX_POLL_MS: '100',
  OUTBOX_BACKOFF_MIN_MS: '100',
  OUTBOX_BACKOFF_MAX_MS: '400',
  SMTP_TOTAL_TIMEOUT_MS: '4000',
  OUTBOX_LEASE_MS: '5000',
  MAIL_FROM: 'Miqyas <site@firm.example>',
  INBOX_TO: 'inbox@firm.example',
};
