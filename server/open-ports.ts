import type { Logger } from 'pino';
import type { WriteSeatMail } from '#app/forms/engine/ports.ts';
import { type Form, factsOf, type Mailbox } from '#app/forms/forms.ts';
import { RETENTION } from '#app/forms/retention.ts';
import { DAY, HOUR } from '#app/i18n/durations.ts';
import type { WebinarFacts } from '#app/mail/ports.ts';
import { connect } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { siteSecret } from './database/site-state.ts';
import type { Settings } from './env.ts';
import type { ErrorBuffer } from './error-digest/error-buffer.ts';
import { type ErrorDigestOptions, startErrorDigest } from './error-digest/error-digest.ts';
import { createRateLimit } from './http/rate-limit.ts';
import type { Deliver } from './mail/delivery.ts';
import { createFolderDelivery, emptyMailFolder } from './mail/folder.ts';
import { measureStore } from './monitoring/measure-store.ts';
import { type Metrics, NO_METRICS } from './monitoring/metrics.ts';
import { OutboxWorker } from './outbox/outbox-worker.ts';
import { checkOutboxSettings } from './outbox/settings.ts';
import { startPurging } from './submissions/retention/purge-schedule.ts';
import { createStore } from './submissions/store/create-store.ts';
import { fillSeats } from './submissions/waitlist/fill-seats.ts';
import { followMoves } from './submissions/waitlist/follow-moves.ts';
import { createTokens } from './tokens.ts';
import { traceStore } from './tracing/trace-store.ts';
import { NO_TRACING, type Tracing } from './tracing/tracing.ts';

type BuiltSite = {
  /** The times and seats of webinars may have changed since the server ran last. */
  webinars: WebinarFacts[];
  writeSeatMail: WriteSeatMail;
  /** The errors to mail to ERRORS_TO. Undefined without this setting. */
  errors: ErrorBuffer | undefined;
  composeErrors: ErrorDigestOptions['compose'];
};

const MAILBOXES: Partial<Record<Form, Mailbox>> = factsOf('mailbox');
const MAIL_KEPT = RETENTION.mail.days * DAY;

/**
 * Opens the database and creates the ports that use it. `begin` starts the outbox and other
 * background work, `rest` ends this work, and `close` closes the database.
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
  let webinarsFollowed: Promise<void> | undefined;
  let errorDigest: ReturnType<typeof startErrorDigest> | undefined;
  const limits = createRateLimit(settings, secret, log);
  const mailHost = new URL(settings.SITE_URL).hostname;
  const stored = createStore(database, {
    firmMailbox: (form) => mailboxOf(form, settings),
    mailHost,
    visitorMailsPerMinute: 30 * settings.RATE_LIMIT_FACTOR,
  });
  const store = traceStore(measureStore(stored, metrics), tracing);
  const tokens = createTokens(secret);
  const followWebinars = async ({ webinars, writeSeatMail }: BuiltSite) => {
    const [now, origin] = [Date.now(), settings.SITE_URL];
    await followMoves(database, webinars, { now, origin, tokens, writeSeatMail });
    const given = await fillSeats(database, webinars, now);
    if (given > 0) log.info({ given }, 'free seats were given');
  };
  return {
    database,
    isRelayReachable: () => outbox?.isRelayReachable() ?? true,
    ports: {
      tokens,
      countRefusal: metrics.formRefused,
      limits,
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
      if (site)
        webinarsFollowed = followWebinars(site).catch((error: unknown) =>
          log.error({ error }, 'registrations do not follow their webinars'),
        );
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
      await webinarsFollowed;
      await outbox?.stop();
    },
    close: async () => {
      await errorDigest?.stop();
      await limits.close();
      await database.close();
    },
  };
}

function mailboxOf(form: Form, settings: Settings): string {
  const mailbox = MAILBOXES[form];
  return (mailbox && settings[mailbox]) ?? settings.INBOX_TO;
}
