import { expect, test } from 'vitest';
import { firmDomains, readSettings, SettingsError } from './env.ts';

test('all settings have defaults that work on one machine', () => {
  expect(readSettings({})).toEqual({
    HOST: '127.0.0.1',
    PORT: 3000,
    PRIVATE_HOST: '127.0.0.1',
    SITE_URL: 'http://localhost:3000',
    HSTS_SCOPE: 'host',
    TRUSTED_PROXIES: [],
    DATA_DIR: 'data',
    BACKUP_RECIPIENTS: [],
    S3_REGION: 'us-east-1',
    MAIL_FROM: 'Miqyas <site@miqyas.example>',
    MAIL_CVS: 'keep',
    INBOX_LANGUAGE: 'en',
    INBOX_TO: 'hello@miqyas.example',
    STAFF_DOMAINS: [],
    OUTBOX_POLL_MS: 1000,
    OUTBOX_BACKOFF_MIN_MS: 30_000,
    OUTBOX_BACKOFF_MAX_MS: 3_600_000,
    OUTBOX_LEASE_MS: 120_000,
    SMTP_TOTAL_TIMEOUT_MS: 60_000,
    READY_OUTBOX_MS: 3_600_000,
    READY_DISK_MIB: 100,
    RATE_LIMIT_FACTOR: 1,
    LETTER_MAILS_PER_MINUTE: 120,
    LOG_LEVEL: 'info',
  });
});

test('staff may forward to the domain of INBOX_TO, or to those that are set', () => {
  expect(firmDomains(readSettings({ INBOX_TO: 'hello@Firm.example' }))).toEqual(['firm.example']);
  const set = readSettings({ STAFF_DOMAINS: 'Firm.example, firm.sa' });
  expect(firmDomains(set)).toEqual(['firm.example', 'firm.sa']);
});

test('an origin may end with a slash, and an empty one counts as unset', () => {
  const settings = readSettings({
    SITE_URL: 'https://www.example.com/',
    MEDIA_ORIGIN: '',
    FONT_ORIGIN: 'https://fonts.example.com',
  });
  expect(settings.SITE_URL).toBe('https://www.example.com');
  expect(settings.MEDIA_ORIGIN).toBeUndefined();
  expect(settings.FONT_ORIGIN).toBe('https://fonts.example.com');
});

test.each([
  ['PORT', 'abc', 'a whole number'],
  ['PORT', '70000', 'a port from 0 to 65535'],
  ['PORT', '-1', 'a whole number'],
  ['PRIVATE_PORT', 'metrics', 'a port from 0 to 65535'],
  ['PRIVATE_PORT', '70000', 'a port from 0 to 65535'],
  ['SITE_URL', 'example.com', 'an origin such as https://www.example.com'],
  ['SITE_URL', 'https://example.com/path', 'an origin'],
  ['HSTS_SCOPE', 'everything', 'host, subdomains or preload'],
  ['MEDIA_ORIGIN', 'cdn', 'an origin such as https://cdn.example.com'],
  [
    'TRUSTED_PROXIES',
    '10.0.0.0/8, proxy.example',
    'IP addresses or networks such as 127.0.0.1, 10.0.0.0/8',
  ],
  [
    'DATABASE_URL',
    'mysql://db.example/site',
    'a URL such as postgres://user:password@localhost/site',
  ],
  ['BACKUP_TO', 's3:bucket', 'a folder, or a bucket such as s3://bucket/prefix'],
  ['S3_ENDPOINT', 's3.example', 'an origin such as https://s3.eu-central-1.amazonaws.com'],
  ['BACKUP_RECIPIENTS', 'age1short', 'public keys of age such as age1ql3z7'],
  ['SMTP_URL', 'mail.example.com', 'a URL such as smtps://user:password@mail.example.com'],
  ['MAIL_FROM', 'Miqyas', 'a sender such as Firm <site@example.com>'],
  ['INBOX_TO', 'inbox', 'an email such as inbox@example.com'],
  ['INBOX_TO_APPLICATION', 'careers', 'an email such as inbox@example.com'],
  ['STAFF_DOMAINS', 'sara@firm.example', 'domains of emails such as example.com, example.sa'],
  ['ERRORS_TO', 'operator', 'an email such as inbox@example.com'],
  ['INBOX_LANGUAGE', 'fr', 'en or ar'],
  ['OUTBOX_LEASE_MS', 'soon', 'a whole number of milliseconds'],
  ['READY_OUTBOX_MS', '1h', 'a whole number of milliseconds'],
  ['READY_DISK_MIB', '1.5', 'a whole number of mebibytes'],
  ['RATE_LIMIT_FACTOR', '0', 'at least 0.01'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'a URL such as http://localhost:4318'],
  ['LOG_LEVEL', 'loud', 'fatal, error, warn, info, debug, trace or silent'],
])('%s=%s is refused with its key, the expected and the received value', (key, value, expected) => {
  const read = () => readSettings({ [key]: value });
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(`${key}: expected ${expected}`);
  expect(read).toThrow(value);
});

test('all wrong settings are reported together', () => {
  expect(() => readSettings({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT[\s\S]*LOG_LEVEL/);
});
