import { existsSync } from 'node:fs';
import * as v from 'valibot';

// The only place where the site reads process.env. Every setting has a default that works on one machine; .env.example lists them.

const port = v.pipe(v.string(), v.regex(/^\d+$/, 'a whole number'), v.transform(Number), v.maxValue(65_535, 'a port from 0 to 65535'));
const origin = v.pipe(
  v.string(),
  v.check(
    (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && /^https?:\/\/[^/?#]+\/?$/.test(value),
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

const schema = v.object({
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty('an address to listen on')), '127.0.0.1'),
  PORT: v.optional(port, '3000'),
  SITE_URL: v.optional(origin, 'http://localhost:3000'),
  MEDIA_ORIGIN: optionalOrigin,
  FONT_ORIGIN: optionalOrigin,
  ANALYTICS_ORIGIN: optionalOrigin,
  LOG_LEVEL: v.optional(
    v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'fatal, error, warn, info, debug, trace or silent'),
    'info',
  ),
});

export type Settings = Readonly<v.InferOutput<typeof schema>>;

/** A setting that the site cannot run with. The message says which, what it should be and what it is. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/**
 * Reads the settings from the environment, to which the file .env, where there is one, adds what is not set.
 * @throws SettingsError naming every wrong key, what is expected and what was received
 */
export function readSettings(environment: Record<string, string | undefined> = withEnvFile()): Settings {
  const parsed = v.safeParse(schema, environment);
  if (parsed.success) return parsed.output;
  const problems = parsed.issues.map((issue) => `${v.getDotPath(issue)}: expected ${issue.message}, received ${issue.received}`);
  throw new SettingsError(`These settings are wrong:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
}

/** The settings that are written into the pages: a build made with others has to be made again. */
export function builtInSettings({ SITE_URL, MEDIA_ORIGIN, FONT_ORIGIN, ANALYTICS_ORIGIN }: Settings): Partial<Settings> {
  return { SITE_URL, MEDIA_ORIGIN, FONT_ORIGIN, ANALYTICS_ORIGIN };
}

function withEnvFile(): NodeJS.ProcessEnv {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}
