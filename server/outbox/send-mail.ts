import type { Logger } from 'pino';
import type { Database } from '#server/database/connect.ts';
import { reasonToHold } from '#server/letters/reason-to-hold.ts';
import { compose } from '#server/mail/compose.ts';
import { type Deliver, DeliveryError } from '#server/mail/delivery.ts';
import { parseMessage } from '#server/mail/message.ts';
import { afterFailure } from './after-failure.ts';
import type { ClaimedMail } from './claims.ts';
import { ON_HOLD, TOO_LATE } from './on-hold.ts';
import type { RelayPause } from './relay-pause.ts';
import type { OutboxSettings } from './settings.ts';
import type { Outcome } from './write-outcome.ts';

type Sending = {
  database: Database;
  deliver: Deliver;
  settings: OutboxSettings;
  log: Logger;
  now: () => number;
  relay: RelayPause;
  cutOff: AbortSignal;
};

/** Sends a mail. @returns the changes to the mail's row */
export async function sendMail(mail: ClaimedMail, sending: Sending): Promise<Outcome> {
  const { database, deliver, settings, log, now, relay, cutOff } = sending;
  const isProbe = relay.start();
  const signal = AbortSignal.any([cutOff, AbortSignal.timeout(settings.SMTP_TOTAL_TIMEOUT_MS)]);
  const message = parseMessage(mail.message);
  if (!message) {
    relay.skip(isProbe);
    log.error({ mail: mail.id, kind: mail.kind }, 'a mail cannot be read and is given up');
    return { state: 'dead', last_error: 'EMESSAGE' };
  }
  if (message.sendBefore !== undefined && now() >= message.sendBefore) {
    relay.skip(isProbe);
    log.warn({ mail: mail.id, kind: mail.kind }, 'a mail is too late and is not sent');
    return { state: ON_HOLD, last_error: TOO_LATE };
  }
  const started = performance.now();
  try {
    const reason = await reasonToHold(database, mail);
    if (reason !== undefined) {
      relay.skip(isProbe);
      return { state: ON_HOLD, last_error: reason };
    }
    const files = message.withUploads ? await filesOf(database, mail.submission_id) : [];
    await deliver(await compose(mail, message, files, settings), signal);
  } catch (error) {
    return cutOff.aborted ? { state: 'pending' } : outcomeOfFailure(mail, error, isProbe, sending);
  }
  reportAnswer(sending);
  const ms = Math.round(performance.now() - started);
  log.info({ mail: mail.id, kind: mail.kind, ms }, 'a mail was sent');
  return {
    state: 'sent',
    sent_at: now(),
    last_error: null,
    // All subscribers get the same long text, so do not keep it for each of them.
    ...(mail.audience === 'subscriber' && { message: '' }),
  };
}

function outcomeOfFailure(
  mail: ClaimedMail,
  error: unknown,
  isProbe: boolean,
  sending: Sending,
): Outcome {
  const { settings, log, now } = sending;
  const pause = pauseAfter(error, isProbe, sending);
  const relayPause = isProbe ? pause : undefined;
  const outcome = afterFailure({ mail, error, settings, now: now(), relayPause });
  const { state, attempts, last_error: code } = outcome;
  const failed = { mail: mail.id, kind: mail.kind, state, attempts };
  // A list of subscribers always contains some emails that no longer exist.
  if (state === 'dead' && mail.audience !== 'subscriber') {
    log.error({ ...failed, error }, 'a mail was given up');
  } else {
    // Log only the error's name, because its message may contain personal data.
    const name = error instanceof Error ? error.name : 'unknown';
    log.warn({ ...failed, code, name }, 'a mail could not be sent');
  }
  return outcome;
}

/** @returns milliseconds for which all mails pause, or undefined if the relay works */
function pauseAfter(error: unknown, isProbe: boolean, sending: Sending): number | undefined {
  const { relay, log } = sending;
  if (!(error instanceof DeliveryError)) return void relay.skip(isProbe);
  if (!error.isRelay) return void reportAnswer(sending);
  const { pause, isNew } = relay.fail(isProbe);
  if (isNew)
    log.warn({ code: error.code }, 'the mail relay cannot be reached: mails wait until it is back');
  return pause;
}

function reportAnswer({ relay, log }: Sending): void {
  if (relay.end()) log.info('the mail relay is back');
}

async function filesOf({ db }: Database, submissionId: string | null) {
  // The order of the files is fixed, because a second attempt must send the same bytes.
  return db
    .selectFrom('attachments')
    .select(['name', 'type', 'bytes'])
    .where('submission_id', '=', submissionId)
    .orderBy('id')
    .execute();
}
