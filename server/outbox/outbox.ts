import { setTimeout as wait } from 'node:timers/promises';
import type { Updateable } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#server/database/connect.ts';
import type { Tables } from '#server/database/tables.ts';
import { compose } from '#server/mail/compose.ts';
import { type Deliver, DeliveryError } from '#server/mail/delivery.ts';
import { parseMessage } from '#server/mail/message.ts';
import { afterFailure } from './after-failure.ts';
import { type ClaimedMail, claimMails, settle } from './claims.ts';
import { createRelayPause } from './relay-pause.ts';
import { checkOutboxSettings, type OutboxSettings } from './settings.ts';

/**
 * So many mails are on their way at once, each under a lease of its own: one that hangs keeps none
 * of the others waiting.
 */
const AT_ONCE = 4;
/**
 * A stop lets mails arrive for so long before it cuts them off, and then waits so long for the
 * notes on them. Milliseconds.
 */
const FINISH = 5500;
const NOTE = 2000;
/** How an ending is written again where the database could not take it. */
const FIRST_REPEAT = 100;
const LAST_REPEAT = 2000;

type OutboxParts = {
  database: Database;
  deliver: Deliver;
  settings: OutboxSettings;
  log: Logger;
  /** Milliseconds since 1970. */
  now?: () => number;
};

export type Outbox = {
  /** Looks for mails at once; to be called when some were saved. */
  wake: () => void;
  /**
   * Takes no more mails, lets those on their way arrive, gives back what did not. Takes 8 s at the
   * most.
   */
  stop: () => Promise<void>;
};

/**
 * Sends what waits in the outbox, now and from now on. Several processes may do so on one database.
 * @throws SettingsError
 */
export function startOutbox({
  database,
  deliver,
  settings,
  log,
  now = Date.now,
}: OutboxParts): Outbox {
  checkOutboxSettings(settings);
  const relay = createRelayPause(settings);
  const inFlight = new Map<string, Promise<void>>();
  const cutOff = new AbortController();
  const giveUp = new AbortController();
  let isStopped = false;
  let isReadable = true;
  let turn: Promise<void> | undefined;
  let isWanted = false;
  let timer: NodeJS.Timeout | undefined;

  const wake = () => {
    isWanted = true;
    if (isStopped || turn) return;
    isWanted = false;
    turn = takeTurn().finally(() => {
      turn = undefined;
      if (isWanted) wake();
    });
  };

  async function takeTurn(): Promise<void> {
    clearTimeout(timer);
    try {
      const limit = relay.room(inFlight.size, AT_ONCE);
      const mails =
        limit > 0
          ? await claimMails(database, { settings, now, limit, except: [...inFlight.keys()] })
          : [];
      for (const mail of mails) start(mail);
      if (!isReadable) log.info('the outbox can be read again');
      isReadable = true;
    } catch (error) {
      // Once, not with every turn.
      if (isReadable) log.error({ error }, 'the outbox cannot be read');
      isReadable = false;
    }
    if (!isStopped) timer = setTimeout(wake, settings.OUTBOX_POLL_MS);
  }

  function start(mail: ClaimedMail): void {
    const sending = send(mail).finally(() => {
      inFlight.delete(mail.id);
      wake();
    });
    inFlight.set(mail.id, sending);
  }

  async function send(mail: ClaimedMail): Promise<void> {
    if (isStopped) return note(mail, { state: 'pending' });
    const isProbe = relay.start();
    // From here, not from the first byte on: reading the files is part of the lease as well.
    const signal = AbortSignal.any([
      cutOff.signal,
      AbortSignal.timeout(settings.SMTP_TOTAL_TIMEOUT_MS),
    ]);
    const message = parseMessage(mail.message);
    if (!message) {
      relay.skip(isProbe);
      log.error({ mail: mail.id, kind: mail.kind }, 'a mail cannot be read and is given up');
      return note(mail, { state: 'dead', last_error: 'EMESSAGE' });
    }
    const started = performance.now();
    try {
      const files = message.withUploads ? await filesOf(database, mail.submission_id) : [];
      const composed = await compose(mail, message, files, settings);
      await deliver(composed, signal);
    } catch (error) {
      return fail(mail, error, isProbe);
    }
    if (relay.end()) log.info('the mail relay is back');
    await note(mail, { state: 'sent', sent_at: now(), last_error: null });
    log.info(
      { mail: mail.id, kind: mail.kind, ms: Math.round(performance.now() - started) },
      'a mail was sent',
    );
  }

  async function fail(mail: ClaimedMail, error: unknown, isProbe: boolean): Promise<void> {
    if (cutOff.signal.aborted) return note(mail, { state: 'pending' });
    const relayPause = reportRelay(error, isProbe);
    const outcome = afterFailure({
      mail,
      error,
      settings,
      now: now(),
      relayPause: isProbe ? relayPause : undefined,
    });
    const { state, attempts, last_error: code } = outcome;
    // Of an error that is none of the delivery's, the name: its message may hold anything.
    const name = error instanceof Error ? error.name : 'unknown';
    log.warn(
      { mail: mail.id, kind: mail.kind, state, attempts, code, name },
      state === 'dead' ? 'a mail was given up' : 'a mail could not be sent',
    );
    await note(mail, outcome);
  }

  /** @returns how long no mail is sent, where the relay is the reason */
  function reportRelay(error: unknown, isProbe: boolean): number | undefined {
    if (!(error instanceof DeliveryError)) return void relay.skip(isProbe);
    if (error.isRelay) {
      const { pause, isNew } = relay.fail(isProbe);
      if (isNew)
        log.warn(
          { code: error.code },
          'the mail relay cannot be reached: mails wait until it is back',
        );
      return pause;
    }
    if (relay.end()) log.info('the mail relay is back');
  }

  /**
   * Writes how a mail ended until that is on disk: a mail that arrived and is not noted would be
   * sent again.
   */
  async function note(mail: ClaimedMail, outcome: Updateable<Tables['outbox']>): Promise<void> {
    for (let pause = FIRST_REPEAT; ; pause = Math.min(pause * 2, LAST_REPEAT)) {
      try {
        if (!(await settle(database, mail, outcome)))
          log.warn({ mail: mail.id }, 'another process has taken a mail whose lease was over');
        return;
      } catch (error) {
        if (pause === FIRST_REPEAT)
          log.error({ error, mail: mail.id }, 'how a mail ended cannot be written');
      }
      try {
        await wait(pause, undefined, { signal: giveUp.signal });
      } catch {
        return;
      }
    }
  }

  async function stop(): Promise<void> {
    isStopped = true;
    clearTimeout(timer);
    const ended = async () => {
      await turn;
      await Promise.all(inFlight.values());
    };
    if (!(await endsWithin(ended(), FINISH))) cutOff.abort();
    await endsWithin(ended(), NOTE);
    giveUp.abort();
  }

  wake();
  return { wake, stop };
}

async function filesOf({ db }: Database, submissionId: string | null) {
  // In the same order each time, for the same bytes.
  return db
    .selectFrom('attachments')
    .select(['name', 'type', 'bytes'])
    .where('submission_id', '=', submissionId)
    .orderBy('id')
    .execute();
}

async function endsWithin(work: Promise<void>, milliseconds: number): Promise<boolean> {
  const timer = new AbortController();
  const isLate = wait(milliseconds, false, { signal: timer.signal }).catch(() => true);
  return Promise.race([work.then(() => true), isLate]).finally(() => timer.abort());
}
