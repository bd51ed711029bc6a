import path from 'node:path';
import type { Settings } from '#server/env.ts';
import { errorCode } from '#server/error-code.ts';
import { createSmtpDelivery } from '#server/mail/smtp.ts';
import { type Check, failed, ok, unready } from './check.ts';

/** The time limit in milliseconds, which is short because a person waits. */
const PATIENCE = 15_000;

/** Checks that the relay answers and accepts the login. This check sends no mail. */
export async function checkRelay(settings: Settings): Promise<Check> {
  const { SITE_URL, SMTP_URL, DATA_DIR, SMTP_TOTAL_TIMEOUT_MS } = settings;
  const name = 'relay';
  if (SMTP_URL === undefined) {
    const text = `SMTP_URL is not set: mails are files in ${path.resolve(DATA_DIR, 'mail')}, and are not sent.`;
    return unready(SITE_URL, name, text, 'Set SMTP_URL.');
  }
  try {
    await createSmtpDelivery({
      SMTP_URL,
      SMTP_TOTAL_TIMEOUT_MS: Math.min(SMTP_TOTAL_TIMEOUT_MS, PATIENCE),
    }).probe();
    return ok(name, 'It answers and accepts the login.');
  } catch (error) {
    return failed(
      name,
      `It cannot be used (${errorCode(error) || 'unknown'}).`,
      'Check SMTP_URL and the relay. Mails wait and are retried for a week.',
    );
  }
}
