import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import * as v from 'valibot';
import { factsOf, type Mailbox } from '#app/forms/forms.ts';
import { languageCodes, originalLanguage } from '#content/languages.ts';

// The only place where the site reads process.env. Every setting has a default that works on one
// machine; .env.example lists them.

const port = v.pipe(
  v.string(),
  v.regex(/^\d+$/, 'a whole number'),
  v.transform(Number),
  v.maxValue(65_535, 'a port from 0 to 65535'),
);
const origin = v.pipe(
  v.string(),
  v.check(
    (value) =>
      URL.canParse(value) &&
      /^https?:$/.test(new URL(value).protocol) &&
      /^https?:\/\/[^/?#]+\/?$/.test(value),
    'an origin such as https://www.example.com',
  ),
  v.transform((value) => new URL(value).origin),
);
/** Unset or empty: no such host. */
const optionalOrigin = v.optional(
  v.union(
    [
      v.pipe(
        v.literal(''),
        v.transform(() => undefined),
      ),
      origin,
    ],
    'an origin such as https://cdn.example.com',
  ),
);

/** Unset or empty: as if it were not there. */
const optional = <Schema extends v.GenericSchema<string, string>>(inner: Schema) =>
  v.optional(
    v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => undefined),
      ),
      inner,
    ]),
  );
const indexNowKey = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9-]{8,128}$/, '8 to 128 small letters, digits and hyphens'),
);
const milliseconds = v.pipe(
  v.string(),
  v.regex(/^\d+$/, 'a whole number of milliseconds'),
  v.transform(Number),
  v.minValue(1, 'at least 1'),
);
const factor = v.pipe(
  v.string(),
  v.regex(/^\d+(\.\d+)?$/, 'a number such as 1'),
  v.transform(Number),
  v.minValue(0.01, 'at least 0.01'),
);
const url = (protocols: RegExp, example: string) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => URL.canParse(value) && protocols.test(new URL(value).protocol),
      `an address such as ${example}`,
    ),
  );
const address = v.pipe(v.string(), v.email('an e-mail address such as inbox@example.com'));
/** As mail programs write it: an address alone, or a name and the address in angle brackets. */
const mailbox = v.pipe(
  v.string(),
  v.check(
    (value) => v.is(address, /^[^<>\r\n]*<([^<>]+)>$/.exec(value)?.[1] ?? value),
    'a sender such as Miqyas <site@example.com>',
  ),
);
const networks = v.pipe(
  v.string(),
  v.check(
    (list) => entriesOf(list).every(isNetwork),
    'addresses or networks such as 127.0.0.1, 10.0.0.0/8',
  ),
  v.transform(entriesOf),
);
const LANGUAGE = v.picklist(languageCodes, languageCodes.join(' or '));

/** The mailboxes that the definitions of the forms name. */
const mailboxes = Object.fromEntries(
  Object.values(factsOf('mailbox')).map((name) => [name, optional(address)]),
) as Record<Mailbox, ReturnType<typeof optional<typeof address>>>;

const schema = v.object({
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty('an address to listen on')), '127.0.0.1'),
  PORT: v.optional(port, '3000'),
  SITE_URL: v.optional(origin, 'http://localhost:3000'),
  TRUSTED_PROXIES: v.optional(networks, ''),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('a folder')), 'data'),
  DATABASE_URL: optional(url(/^postgres(ql)?:$/, 'postgres://user:password@localhost/site')),
  SMTP_URL: optional(url(/^smtps?:$/, 'smtps://user:password@mail.example.com')),
  MAIL_FROM: v.optional(mailbox, 'Miqyas <site@miqyas.example>'),
  MAIL_CVS: v.optional(v.picklist(['attach', 'keep'], 'attach or keep'), 'keep'),
  INBOX_LANGUAGE: v.optional(LANGUAGE, originalLanguage.code),
  INBOX_TO: v.optional(address, 'hello@miqyas.example'),
  ...mailboxes,
  OUTBOX_POLL_MS: v.optional(milliseconds, '1000'),
  OUTBOX_BACKOFF_MIN_MS: v.optional(milliseconds, '30000'),
  OUTBOX_BACKOFF_MAX_MS: v.optional(milliseconds, '3600000'),
  OUTBOX_LEASE_MS: v.optional(milliseconds, '120000'),
  SMTP_TOTAL_TIMEOUT_MS: v.optional(milliseconds, '60000'),
  RATE_LIMIT_FACTOR: v.optional(factor, '1'),
  MEDIA_ORIGIN: optionalOrigin,
  FONT_ORIGIN: optionalOrigin,
  ANALYTICS_ORIGIN: optionalOrigin,
  INDEXNOW_KEY: optional(indexNowKey),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'fatal, error, warn, info, debug, trace or silent',
    ),
    'info',
  ),
});

export type Settings = Readonly<v.InferOutput<typeof schema>>;

/**
 * A setting that the site cannot run with. The message says which, what it should be and what it
 * is.
 */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/**
 * Reads the settings from the environment, to which the file .env, where there is one, adds what is
 * not set.
 * @throws SettingsError naming every wrong key, what is expected and what was received
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

/** The settings that are written into the pages: a build made with others has to be made again. */
export function builtInSettings({
  SITE_URL,
  MEDIA_ORIGIN,
  FONT_ORIGIN,
  ANALYTICS_ORIGIN,
}: Settings): Partial<Settings> {
  return { SITE_URL, MEDIA_ORIGIN, FONT_ORIGIN, ANALYTICS_ORIGIN };
}

function entriesOf(list: string): string[] {
  return list
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}

/** An address, or a network as an address and the length of its prefix. */
function isNetwork(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

function withEnvFile(): NodeJS.ProcessEnv {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}
