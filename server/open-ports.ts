import type { Logger } from 'pino';
import type { Form } from '#app/forms/forms.ts';
import { RETENTION } from '#app/forms/retention.ts';
import { DAY, HOUR } from '#app/i18n/durations.ts';
import type { LanguageCode } from '#content/languages.ts';
import { connect } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { siteSecret } from './database/site-state.ts';
import { firmDomains, mailboxOf, type Settings } from './env.ts';
import { errorCode } from './error-code.ts';
import type { ErrorBuffer } from './error-digest/error-buffer.ts';
import { type ErrorDigestOptions, startErrorDigest } from './error-digest/error-digest.ts';
import { createRateLimit } from './http/rate-limit.ts';
import { type LetterSite, startLetterWork } from './letters/letter-work.ts';
import type { Deliver } from './mail/delivery.ts';
import { createFolderDelivery, emptyMailFolder } from './mail/folder.ts';
import { measureStore } from './monitoring/measure-store.ts';
import { type Metrics, NO_METRICS } from './monitoring/metrics.ts';
import { OutboxWorker } from './outbox/outbox-worker.ts';
import { checkOutboxSettings } from './outbox/settings.ts';
import { createEmptySearches } from './searches/empty-searches.ts';
import { createStaffDesk } from './submissions/handling/staff-desk.ts';
import { startPurging } from './submissions/retention/purge-schedule.ts';
import { createStore } from './submissions/store/create-store.ts';
import { startWebinarWork, type WebinarSite } from './submissions/webinars/webinar-work.ts';
import { createTokens } from './tokens.ts';
import { traceStore } from './tracing/trace-store.ts';
import { NO_TRACING, type Tracing } from './tracing/tracing.ts';

type BuiltSite = {
  webinarSite: WebinarSite;
  letterSite: LetterSite;
  /** The errors to mail to ERRORS_TO. Undefined without this setting. */
  errors: ErrorBuffer | undefined;
  composeErrors: ErrorDigestOptions['compose'];
};

const MAIL_KEPT = RETENTION.mail.days * DAY;

/**
 * Opens the database and creates the ports that use the database. `begin` starts the outbox and
 * other background work, `rest` ends this work, and `close` closes the database.
 */
export async function openPorts(
  settings: Settings,
  log: Logger,
  { metrics = NO_METRICS, tracing = NO_TRACING }: { metrics?: Metrics; tracing?: Tracing } = {},
) {
  const database = await connect(settings);
  await migrate(database);
  const secret = await siteSecret(database);
  const { SMTP_URL, SMTP_TOTAL_TIMEOUT_MS } = settings;
  const send = SMTP_URL
    ? (await import('./mail/smtp.ts')).createSmtpDelivery({ SMTP_URL, SMTP_TOTAL_TIMEOUT_MS })
        .deliver
    : createFolderDelivery(settings);
  const deliver: Deliver = (mail, signal) =>
    tracing.background('deliver mail', () => send(mail, signal));
  checkOutboxSettings(settings);
  let outbox: OutboxWorker | undefined;
  let stopPurging: (() => void) | undefined;
  let stopWebinarWork: (() => Promise<void>) | undefined;
  let stopLetterWork: (() => Promise<void>) | undefined;
  let errorDigest: ReturnType<typeof startErrorDigest> | undefined;
  const limits = createRateLimit(settings, secret, log);
  const mailHost = new URL(settings.SITE_URL).hostname;
  const visitorMailsPerMinute = 30 * settings.RATE_LIMIT_FACTOR;
  const mailOptions = { firmMailbox: (form: Form) => mailboxOf(form, settings), mailHost };
  const stored = createStore(database, { ...mailOptions, visitorMailsPerMinute });
  const emptySearches = createEmptySearches(database);
  const store = traceStore(measureStore(stored, metrics), tracing);
  const tokens = createTokens(secret);
  return {
    database,
    isRelayReachable: () => outbox?.isRelayReachable() ?? true,
    ports: {
      tokens,
      countRefusal: metrics.formRefused,
      limits,
      countEmptySearch: (client: string, language: LanguageCode, query: string) =>
        void emptySearches
          .count({ language, query }, client)
          .catch((error: unknown) =>
            log.warn({ code: errorCode(error) || 'unknown' }, 'a search was not counted'),
          ),
      staff: createStaffDesk(database, { ...mailOptions, firmDomains: firmDomains(settings) }),
      store: {
        ...store,
        save: async (submission: Parameters<typeof store.save>[0]) => {
          const receipt = await store.save(submission);
          outbox?.wake();
          return receipt;
        },
      },
    },
    begin: (site?: BuiltSite) => {
      const worker = new OutboxWorker({ database, deliver, settings, log, metrics });
      outbox = worker;
      worker.wake();
      stopPurging = startPurging({ database, log, metrics });
      const work = {
        database,
        links: { origin: settings.SITE_URL, tokens },
        wakeOutbox: worker.wake,
        log,
        mailHost,
      };
      if (site) {
        stopWebinarWork = startWebinarWork({
          ...work,
          site: site.webinarSite,
          visitorMailsPerMinute,
        });
        stopLetterWork = startLetterWork({
          ...work,
          site: site.letterSite,
          mailsPerMinute: settings.LETTER_MAILS_PER_MINUTE,
        });
      }
      if (site?.errors && settings.ERRORS_TO)
        errorDigest = startErrorDigest({
          database,
          buffer: site.errors,
          compose: site.composeErrors,
          recipient: settings.ERRORS_TO,
          mailHost,
          wakeOutbox: worker.wake,
          log,
        });
      const empty = () =>
        void emptyMailFolder(settings, Date.now() - MAIL_KEPT).catch((error: unknown) =>
          log.error({ error }, 'old mails stay'),
        );
      empty();
      setInterval(empty, HOUR).unref();
    },
    rest: async () => {
      stopPurging?.();
      await stopWebinarWork?.();
      await stopLetterWork?.();
      await outbox?.stop();
    },
    close: async () => {
      await errorDigest?.stop();
      await limits.close();
      await database.close();
    },
  };
}
