import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import * as v from 'valibot';
import { type Form, factsOf, type Mailbox } from '#app/forms/forms.ts';
import type { SiteSettings } from '#app/site-settings.ts';
import { languageCodes, originalLanguage } from '#content/languages.ts';
import defaults from '#content/settings.json' with { type: 'json' };

// Only this file reads the site's settings from process.env. .env.example lists all settings.

const wholeNumber = (expected: string) =>
  v.pipe(v.string(), v.regex(/^\d+$/, expected), v.transform(Number));
const port = v.pipe(wholeNumber('a whole number'), v.maxValue(65_535, 'a port from 0 to 65535'));
const host = v.optional(
  v.pipe(v.string(), v.nonEmpty('an IP address or a host name')),
  '127.0.0.1',
);
const milliseconds = v.pipe(
  wholeNumber('a whole number of milliseconds'),
  v.minValue(1, 'at least 1'),
);
const factor = v.pipe(
  v.string(),
  v.regex(/^\d+(\.\d+)?$/, 'a number such as 1'),
  v.transform(Number),
  v.minValue(0.01, 'at least 0.01'),
);
const origin = v.pipe(
  v.string(),
  v.check(
    (value) => URL.canParse(value) && /^https?:\/\/[^/?#]+\/?$/.test(value),
    'an origin such as https://www.example.com',
  ),
  v.transform((value) => new URL(value).origin),
);
const blank = v.pipe(
  v.literal(''),
  v.transform(() => undefined),
);
const optional = <Schema extends v.GenericSchema<string, string | number>>(
  inner: Schema,
  expected?: string,
) => v.optional(v.union([blank, inner], expected));
const optionalOrigin = optional(origin, 'an origin such as https://cdn.example.com');
const indexNowKey = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9-]{8,128}$/, '8 to 128 small letters, digits and hyphens'),
);
const url = (protocols: RegExp, example: string) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => URL.canParse(value) && protocols.test(new URL(value).protocol),
      `a URL such as ${example}`,
    ),
  );
const email = v.pipe(v.string(), v.email('an email such as inbox@example.com'));
/** Accepts an email alone, or a name with the email in angle brackets. */
const sender = v.pipe(
  v.string(),
  v.check(
    (value) => v.is(email, /^[^<>\r\n]*<([^<>]+)>$/.exec(value)?.[1] ?? value),
    'a sender such as Firm <site@example.com>',
  ),
);
const networks = v.pipe(
  v.string(),
  v.check(
    (list) => entriesOf(list).every(isNetwork),
    'IP addresses or networks such as 127.0.0.1, 10.0.0.0/8',
  ),
  v.transform(entriesOf),
);
const backupPlace = v.pipe(
  v.string(),
  v.regex(/^(?!s3:)|^s3:\/\/[^/]/, 'a folder, or a bucket such as s3://bucket/prefix'),
);
/** Checks only the format of the keys. A backup also checks their checksums. */
const recipients = v.pipe(
  v.string(),
  v.check(
    (list) => entriesOf(list).every((entry) => /^age1[a-z0-9]{58,}$/.test(entry)),
    'public keys of age such as age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p',
  ),
  v.transform(entriesOf),
);
const domains = v.pipe(
  v.string(),
  v.check(
    (list) => entriesOf(list).every((entry) => v.is(email, `staff@${entry}`)),
    'domains of emails such as example.com, example.sa',
  ),
  v.transform((list) => entriesOf(list.toLowerCase())),
);
const LANGUAGE = v.picklist(languageCodes, languageCodes.join(' or '));

const mailboxes = Object.fromEntries(
  Object.values(factsOf('mailbox')).map((name) => [name, optional(email)]),
) as Record<Mailbox, ReturnType<typeof optional<typeof email>>>;

const schema = v.object({
  HOST: host,
  PORT: v.optional(port, '3000'),
  PRIVATE_PORT: optional(port, 'a port from 0 to 65535'),
  PRIVATE_HOST: host,
  SITE_URL: v.optional(origin, 'http://localhost:3000'),
  HSTS_SCOPE: v.optional(
    v.picklist(['host', 'subdomains', 'preload'], 'host, subdomains or preload'),
    'host',
  ),
  TRUSTED_PROXIES: v.optional(networks, ''),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('a folder')), 'data'),
  RELEASES_DIR: optional(
    v.pipe(
      v.string(),
      v.check((folder) => existsSync(folder), 'an existing folder such as /opt'),
    ),
  ),
  DATABASE_URL: optional(url(/^postgres(ql)?:$/, 'postgres://user:password@localhost/site')),
  BACKUP_TO: optional(backupPlace),
  BACKUP_RECIPIENTS: v.optional(recipients, ''),
  S3_ENDPOINT: optional(origin, 'an origin such as https://s3.eu-central-1.amazonaws.com'),
  S3_REGION: v.optional(v.pipe(v.string(), v.nonEmpty('a region such as us-east-1')), 'us-east-1'),
  S3_ACCESS_KEY_ID: optional(v.string()),
  S3_SECRET_ACCESS_KEY: optional(v.string()),
  SMTP_URL: optional(url(/^smtps?:$/, 'smtps://user:password@mail.example.com')),
  MAIL_FROM: v.optional(sender, defaults.MAIL_FROM),
  MAIL_CVS: v.optional(v.picklist(['attach', 'keep'], 'attach or keep'), 'keep'),
  INBOX_LANGUAGE: v.optional(LANGUAGE, originalLanguage.code),
  INBOX_TO: v.optional(email, defaults.INBOX_TO),
  ...mailboxes,
  STAFF_DOMAINS: v.optional(domains, ''),
  ERRORS_TO: optional(email),
  LETTER_MAILS_PER_MINUTE: v.optional(
    v.pipe(wholeNumber('a whole number of mails'), v.minValue(1, 'at least 1')),
    '120',
  ),
  OUTBOX_POLL_MS: v.optional(milliseconds, '1000'),
  OUTBOX_BACKOFF_MIN_MS: v.optional(milliseconds, '30000'),
  OUTBOX_BACKOFF_MAX_MS: v.optional(milliseconds, '3600000'),
  OUTBOX_LEASE_MS: v.optional(milliseconds, '120000'),
  SMTP_TOTAL_TIMEOUT_MS: v.optional(milliseconds, '60000'),
  READY_OUTBOX_MS: v.optional(milliseconds, '3600000'),
  READY_DISK_MIB: v.optional(wholeNumber('a whole number of mebibytes'), '100'),
  RATE_LIMIT_FACTOR: v.optional(factor, '1'),
  MEDIA_ORIGIN: optionalOrigin,
  FONT_ORIGIN: optionalOrigin,
  ANALYTICS_ORIGIN: optionalOrigin,
  INDEXNOW_KEY: optional(indexNowKey),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(url(/^https?:$/, 'http://localhost:4318')),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'fatal, error, warn, info, debug, trace or silent',
    ),
    'info',
  ),
});

export type Settings = Readonly<v.InferOutput<typeof schema>>;

/** The message lists each invalid setting with the expected and the received value. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/**
 * Reads the settings from the environment and the .env file. The environment has priority.
 * @throws SettingsError
 */
export function readSettings(
  environment: Record<string, string | undefined> = withEnvFile(),
): Settings {
  const parsed = v.safeParse(schema, environment);
  if (parsed.success) return parsed.output;
  const problems = parsed.issues.map(
    (issue) => `${v.getDotPath(issue)}: expected ${issue.message}, received ${issue.received}`,
  );
  throw new SettingsError(
    `These settings are wrong:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
  );
}

/** Returns the settings that the pages contain. */
export function pageSettings(settings: Settings): SiteSettings {
  const { SITE_URL, MEDIA_ORIGIN, FONT_ORIGIN, ANALYTICS_ORIGIN } = settings;
  return { SITE_URL, MEDIA_ORIGIN, FONT_ORIGIN, ANALYTICS_ORIGIN };
}

const MAILBOX_OF: Partial<Record<Form, Mailbox>> = factsOf('mailbox');

/** Returns the email that gets the mails to the firm about a form. */
export function mailboxOf(form: Form, settings: Settings): string {
  const mailbox = MAILBOX_OF[form];
  return (mailbox && settings[mailbox]) ?? settings.INBOX_TO;
}

/** Returns the domains of the emails to which staff may forward submissions. */
export function firmDomains({ STAFF_DOMAINS, INBOX_TO }: Settings): readonly string[] {
  if (STAFF_DOMAINS.length > 0) return STAFF_DOMAINS;
  return [INBOX_TO.slice(INBOX_TO.lastIndexOf('@') + 1).toLowerCase()];
}

function entriesOf(list: string): string[] {
  return list
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}

function isNetwork(entry: string): boolean {
  const [ipAddress = '', bits, ...rest] = entry.split('/');
  const version = isIP(ipAddress);
  if (version === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

function withEnvFile(): NodeJS.ProcessEnv {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}
