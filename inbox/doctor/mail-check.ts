import path from 'node:path';
import type { Settings } from '#server/env.ts';
import { errorCode } from '#server/error-code.ts';
import { createSmtpDelivery } from '#server/mail/smtp.ts';
import { type Check, failed, ok, unready } from './check.ts';

/** Long enough for a slow relay, short enough for a waiting person. Milliseconds. */
const PATIENCE = 15_000;

/** Checks that the relay answers and accepts the login. Sends nothing. */
export async function checkRelay({
  SITE_URL,
  SMTP_URL,
  DATA_DIR,
  SMTP_TOTAL_TIMEOUT_MS,
}: Settings): Promise<Check> {
  const name = 'relay';
  if (SMTP_URL === undefined) {
    const text = `SMTP_URL is not set: mails are files in ${path.resolve(DATA_DIR, 'mail')}, and nobody gets them.`;
    return unready(SITE_URL, name, text, 'Set SMTP_URL.');
  }
  try {
    await createSmtpDelivery({
      SMTP_URL,
      SMTP_TOTAL_TIMEOUT_MS: Math.min(SMTP_TOTAL_TIMEOUT_MS, PATIENCE),
    }).probe();
    return ok(name, 'It answers and lets us in.');
  } catch (error) {
    return failed(
      name,
      `It cannot be used (${errorCode(error) || 'unknown'}).`,
      'Look at SMTP_URL and the relay. Mails wait and are tried for a week.',
    );
  }
}
