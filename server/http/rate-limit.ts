import { createHmac, hkdfSync } from 'node:crypto';
import type { Logger } from 'pino';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { definitionOf, type Form } from '#app/forms/forms.ts';
import type { Settings } from '#server/env.ts';
import { errorCode } from '#server/error-code.ts';
import { emailKey } from '#server/submissions/people/email-key.ts';
import { type Counters, openCounters, perRule, type Rule } from './rate-limit-counters.ts';

const [MINUTE, HOUR] = [60, 3600];
const PER_MINUTE: Rule = { keyPrefix: 'minute', points: 5, duration: MINUTE };
const PER_HOUR: Rule = { keyPrefix: 'hour', points: 30, duration: HOUR };
const STAFF_LINKS: Rule = { keyPrefix: 'staff', points: 60, duration: MINUTE };
const PER_EMAIL: Rule = { keyPrefix: 'email', points: 10, duration: HOUR };

/** Milliseconds for which attempts are counted in memory after a database error. */
const PAUSE = 5000;
const SWEEP_EVERY = 10 * 60_000;

export type RateLimit = {
  /** Counts an attempt. @returns seconds to wait, or undefined if the attempt is allowed */
  consume: (form: Form, client: string, email: string | undefined) => Promise<number | undefined>;
  /** Counts a request of a staff link. @returns seconds to wait, or undefined if it is allowed */
  consumeStaff: (client: string) => Promise<number | undefined>;
  close: () => Promise<void>;
};

/**
 * Limits attempts across all processes. If the database fails, each process counts in memory.
 * @param secret random bytes, for keyed hashes of clients and emails
 */
export function createRateLimit(
  settings: Pick<Settings, 'DATA_DIR' | 'DATABASE_URL' | 'RATE_LIMIT_FACTOR'>,
  secret: Uint8Array,
  log: Pick<Logger, 'warn'>,
): RateLimit {
  const scaled = (rule: Rule) => ({
    ...rule,
    points: Math.max(1, Math.round(rule.points * settings.RATE_LIMIT_FACTOR)),
  });
  const inMemory = perRule((rule) => new RateLimiterMemory(scaled(rule)));
  let opening: Promise<Counters> | undefined;
  let retryAt = 0;

  const withCounters = async <Result>(
    work: (counters: Counters) => Promise<Result>,
  ): Promise<Result | undefined> => {
    if (performance.now() < retryAt) return undefined;
    opening ??= openCounters(settings);
    const current = opening;
    try {
      return await work(await current);
    } catch (error) {
      // Only the first of several concurrent failures is logged.
      if (opening === current) {
        opening = undefined;
        retryAt = performance.now() + PAUSE;
        const code = errorCode(error) || 'unknown';
        log.warn({ code }, `rate limits are counted in memory for ${PAUSE / 1000} seconds`);
        void closed(current);
      }
      return undefined;
    }
  };
  const count = async (rule: Rule, key: string) => {
    const wait =
      (await withCounters(({ limiterOf }) => waitFor(limiterOf(scaled(rule)), key))) ??
      (await waitFor(inMemory(rule), key));
    return wait > 0 ? Math.ceil(wait / 1000) : undefined;
  };

  const sweep = () => void withCounters((counters) => counters.sweep());
  const sweeping = setInterval(sweep, SWEEP_EVERY).unref();
  sweep();
  return {
    consume: async (form, client, email) => {
      const key = keyOfTheDay(secret);
      for (const rule of rulesOf(form)) {
        const wait = await count(rule, key(`${form} ${client}`));
        if (wait) return wait;
      }
      const recipient = emailKey(email);
      return recipient ? count(PER_EMAIL, key(recipient)) : undefined;
    },
    consumeStaff: (client) => count(STAFF_LINKS, keyOfTheDay(secret)(client)),
    close: async () => {
      clearInterval(sweeping);
      retryAt = Number.POSITIVE_INFINITY;
      const current = opening;
      opening = undefined;
      if (current) await closed(current);
    },
  };
}

function rulesOf(form: Form): Rule[] {
  const { limit } = definitionOf(form);
  if (!limit) return [PER_MINUTE, PER_HOUR];
  return [{ keyPrefix: form, points: limit.times, duration: limit.within / 1000 }];
}

async function waitFor(limiter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    if (refusal.msBeforeNext <= 2 * limiter.msDuration) return Math.max(refusal.msBeforeNext, 1);
    // Delete this counter, because the clock was ahead when the counter began.
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
  await opening.then((counters) => counters.close()).catch(() => {});
}
