import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '#server/database/connect.ts';
import type { Deliver } from '#server/mail/delivery.ts';
import { mailOutcome } from '#server/monitoring/mail-outcome.ts';
import { type Metrics, NO_METRICS } from '#server/monitoring/metrics.ts';
import { type ClaimedMail, claimMails } from './claims.ts';
import { createRelayPause, type RelayPause } from './relay-pause.ts';
import { sendMail } from './send-mail.ts';
import { checkOutboxSettings, type OutboxSettings } from './settings.ts';
import { writeOutcome } from './write-outcome.ts';

const AT_ONCE = 4;
/** A slow relay must not keep all other mails waiting behind letters. */
const LETTERS_AT_ONCE = 3;
/** Milliseconds that a stop waits before it aborts open deliveries. */
const DELIVERY_GRACE = 5500;
/** Milliseconds that a stop waits until the outcomes of aborted deliveries are stored. */
const OUTCOME_GRACE = 2000;

type Options = {
  database: Database;
  deliver: Deliver;
  settings: OutboxSettings;
  log: Logger;
  metrics?: Pick<Metrics, 'mailEnded'>;
  now?: () => number;
};

/** Sends the mails of the outbox. Several processes may share one outbox. */
export class OutboxWorker {
  readonly #options: Required<Options>;
  readonly #relay: RelayPause;
  readonly #inFlight = new Map<string, Promise<void>>();
  readonly #letters = new Set<string>();
  readonly #cutOff = new AbortController();
  readonly #giveUp = new AbortController();
  #isStopped = false;
  #isReadable = true;
  #turn: Promise<void> | undefined;
  #isWanted = false;
  #timer: NodeJS.Timeout | undefined;

  /** @throws SettingsError */
  constructor(options: Options) {
    checkOutboxSettings(options.settings);
    this.#options = { metrics: NO_METRICS, now: Date.now, ...options };
    this.#relay = createRelayPause(options.settings);
  }

  wake = (): void => {
    this.#isWanted = true;
    if (this.#isStopped || this.#turn) return;
    this.#isWanted = false;
    this.#turn = this.#takeTurn().finally(() => {
      this.#turn = undefined;
      if (this.#isWanted) this.wake();
    });
  };

  isRelayReachable = (): boolean => this.#relay.isReachable();

  /** Stops claiming mails, and finishes or aborts open deliveries within 8 seconds. */
  stop = async (): Promise<void> => {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    const ended = async () => {
      await this.#turn;
      await Promise.all(this.#inFlight.values());
    };
    if (!(await endsWithin(ended(), DELIVERY_GRACE))) this.#cutOff.abort();
    await endsWithin(ended(), OUTCOME_GRACE);
    this.#giveUp.abort();
  };

  async #takeTurn(): Promise<void> {
    const { log, settings } = this.#options;
    clearTimeout(this.#timer);
    try {
      for (const mail of await this.#claim()) this.#start(mail);
      if (!this.#isReadable) log.info('the outbox can be read again');
      this.#isReadable = true;
    } catch (error) {
      if (this.#isReadable) log.error({ error }, 'the outbox cannot be read');
      this.#isReadable = false;
    }
    if (!this.#isStopped) this.#timer = setTimeout(this.wake, settings.OUTBOX_POLL_MS);
  }

  async #claim(): Promise<ClaimedMail[]> {
    const { database, settings, now } = this.#options;
    const limit = this.#relay.room(this.#inFlight.size, AT_ONCE);
    if (limit <= 0) return [];
    const letters = LETTERS_AT_ONCE - this.#letters.size;
    const except = [...this.#inFlight.keys()];
    return claimMails(database, { settings, now, limit, letters, except });
  }

  #start(mail: ClaimedMail): void {
    const sending = this.#process(mail).finally(() => {
      this.#inFlight.delete(mail.id);
      this.#letters.delete(mail.id);
      this.wake();
    });
    this.#inFlight.set(mail.id, sending);
    if (mail.audience === 'subscriber') this.#letters.add(mail.id);
  }

  async #process(mail: ClaimedMail): Promise<void> {
    const { database, log, metrics } = this.#options;
    const outcome = this.#isStopped
      ? { state: 'pending' as const }
      : await sendMail(mail, {
          ...this.#options,
          relay: this.#relay,
          cutOff: this.#cutOff.signal,
        });
    const ended = mailOutcome(outcome);
    if (ended) metrics.mailEnded(mail.audience, ended);
    await writeOutcome(mail, outcome, { database, log, giveUp: this.#giveUp.signal });
  }
}

async function endsWithin(work: Promise<void>, milliseconds: number): Promise<boolean> {
  const timer = new AbortController();
  const isLate = wait(milliseconds, false, { signal: timer.signal }).catch(() => true);
  return Promise.race([work.then(() => true), isLate]).finally(() => timer.abort());
}
