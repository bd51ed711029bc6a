import { createHmac, hkdfSync } from 'node:crypto';
import type { Logger } from 'pino';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Form } from '#app/services.ts';
import { errorCode } from '#server/error-code.ts';
import { type Counters, openCounters, perRule, type Rule } from './rate-limit-counters.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const PER_MINUTE: Rule = { keyPrefix: 'minute', points: 5, duration: MINUTE };
const PER_HOUR: Rule = { keyPrefix: 'hour', points: 30, duration: HOUR };
const SIGN_UPS: Rule = { keyPrefix: 'newsletter', points: 3, duration: HOUR };
const FEEDBACK: Rule = { keyPrefix: 'feedback', points: 20, duration: MINUTE };
const PER_EMAIL: Rule = { keyPrefix: 'email', points: 10, duration: HOUR };

/** A database that failed is not asked again for so long. Milliseconds, as below. */
const PAUSE = 5000;
const SWEEP_EVERY = 10 * 60_000;

export type Limits = {
  /**
   * Counts one attempt: by the client's address and, where it may go on, by the e-mail address.
   * @param client what clientAddress() says
   * @returns how many seconds to wait, at least 1, or undefined where it may
   */
  consume: (form: Form, client: string, email: string | undefined) => Promise<number | undefined>;
  close: () => Promise<void>;
};

type LimitSettings = {
  DATA_DIR: string;
  DATABASE_URL?: string | undefined;
  RATE_LIMIT_FACTOR: number;
};

/**
 * Limits that all processes of the site count together, beside the database. Where that fails each
 * counts for itself, and forms go on.
 * @param secret random bytes: what is counted by is written down only as a keyed hash, with another
 * key each day
 */
export function createLimits(
  settings: LimitSettings,
  secret: Uint8Array,
  log: Pick<Logger, 'warn'>,
): Limits {
  const scaled = (rule: Rule) => ({
    ...rule,
    points: Math.max(1, Math.round(rule.points * settings.RATE_LIMIT_FACTOR)),
  });
  const alone = perRule((rule) => new RateLimiterMemory(scaled(rule)));
  let opening: Promise<Counters> | undefined;
  let asksAgainAt = 0;

  const together = async <Result>(
    work: (counters: Counters) => Promise<Result>,
  ): Promise<Result | undefined> => {
    if (performance.now() < asksAgainAt) return undefined;
    opening ??= openCounters(settings);
    const current = opening;
    try {
      return await work(await current);
    } catch (error) {
      // One report for all that were under way; opening it anew also mends a lost table or a broken
      // file.
      if (opening === current) {
        opening = undefined;
        asksAgainAt = performance.now() + PAUSE;
        log.warn({ code: errorCode(error) || 'unknown' }, 'limits are counted in memory');
        void closed(current);
      }
      return undefined;
    }
  };
  const count = async (rule: Rule, key: string) => {
    const wait =
      (await together(({ limiterOf }) => waitFor(limiterOf(scaled(rule)), key))) ??
      (await waitFor(alone(rule), key));
    return wait > 0 ? Math.ceil(wait / 1000) : undefined;
  };

  const sweep = () => void together((counters) => counters.sweep());
  const sweeping = setInterval(sweep, SWEEP_EVERY).unref();
  sweep();
  return {
    consume: async (form, client, email) => {
      const key = keyOfTheDay(secret);
      for (const rule of rulesOf(form)) {
        const wait = await count(rule, key(`${form} ${client}`));
        if (wait) return wait;
      }
      const address = email?.trim().toLowerCase();
      return address ? count(PER_EMAIL, key(address)) : undefined;
    },
    close: async () => {
      clearInterval(sweeping);
      asksAgainAt = Number.POSITIVE_INFINITY;
      const current = opening;
      opening = undefined;
      if (current) await closed(current);
    },
  };
}

function rulesOf(form: Form): Rule[] {
  if (form === 'newsletter') return [SIGN_UPS];
  return form === 'feedback' ? [FEEDBACK] : [PER_MINUTE, PER_HOUR];
}

/** @returns how long to wait, in milliseconds, or 0 */
async function waitFor(limiter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    if (refusal.msBeforeNext <= 2 * limiter.msDuration) return Math.max(refusal.msBeforeNext, 1);
    // Counted while the clock was ahead: it would be refused until that day comes.
    await limiter.delete(key);
    return waitFor(limiter, key);
  }
}

function keyOfTheDay(secret: Uint8Array): (counted: string) => string {
  const key = new Uint8Array(
    hkdfSync('sha256', secret, '', `limits: ${new Date().toISOString().slice(0, 10)}`, 32),
  );
  return (counted) => createHmac('sha256', key).update(counted).digest('base64url').slice(0, 22);
}

async function closed(opening: Promise<Counters>): Promise<void> {
  try {
    await (await opening).close();
  } catch {
    // What cannot be opened need not be closed.
  }
}
