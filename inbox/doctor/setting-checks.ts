import type { Settings } from '#server/env.ts';
import { isLoopback } from '#server/is-loopback.ts';
import { type Check, ok, unready, warning } from './check.ts';

const EXAMPLE = /\.example>?$|@example\.(com|net|org)>?$/;

export function checkSettings(settings: Settings): Check[] {
  return [
    checkSiteUrl(settings),
    checkEmail(settings, 'MAIL_FROM', settings.MAIL_FROM),
    ...checkInboxes(settings),
    checkErrorsTo(settings),
  ];
}

function checkSiteUrl({ SITE_URL }: Settings): Check {
  const { protocol } = new URL(SITE_URL);
  const todo = 'Set SITE_URL to the public URL, such as https://www.example.com.';
  if (isLoopback(SITE_URL))
    return warning('SITE_URL', `${SITE_URL} is this machine: links in mails lead nowhere.`, todo);
  if (protocol === 'http:') return warning('SITE_URL', `${SITE_URL} is not encrypted.`, todo);
  return ok('SITE_URL', SITE_URL);
}

function checkInboxes(settings: Settings): Check[] {
  const others = Object.entries(settings).filter(
    ([name, value]) => name.startsWith('INBOX_TO_') && value !== undefined,
  );
  return [['INBOX_TO', settings.INBOX_TO] as const, ...others].map(([name, value]) =>
    checkEmail(settings, name, String(value)),
  );
}

function checkErrorsTo(settings: Settings): Check {
  const name = 'ERRORS_TO';
  if (settings.ERRORS_TO !== undefined) return checkEmail(settings, name, settings.ERRORS_TO);
  return warning(
    name,
    'It is not set: errors of the site are only in the log.',
    'Set ERRORS_TO to the email of the operator.',
  );
}

function checkEmail({ SITE_URL }: Settings, name: string, email: string): Check {
  return EXAMPLE.test(email)
    ? unready(SITE_URL, name, `${email} reaches nobody.`, `Set ${name} to an email of the firm.`)
    : ok(name, email);
}
