import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished, vi } from 'vitest';
import {
  type Answer,
  applicationOf,
  askForToken,
  encoded,
  isAcknowledged,
  type Letter,
  newLetter,
  newPdf,
  openBrowser,
  type Post,
} from './form-client.ts';

export type Wish = { letter: Letter; cv?: Buffer; tries: number };

type Options = {
  /** Returns the origins of the sites. While a site restarts, its origin is a promise. */
  origins: () => (string | Promise<string>)[];
  visitors?: number;
  /** Every nth submission is an application with a CV. 0 means no applications. */
  applicants?: number;
  giveUp?: boolean;
  /** Whether the forms have tokens, as in a browser with JavaScript. Default: true. */
  tokens?: boolean;
  /** The mean wait before the next form or attempt, in milliseconds. */
  pause?: number;
  /** Sends a form. By default, sends it directly to the origin. */
  send?: (post: Post) => Promise<Answer | undefined>;
  /** Returns a token for a form. By default, asks the origin directly. */
  takeToken?: (origin: string) => Promise<string>;
};

export type Sending = {
  acknowledged: Wish[];
  /** Submissions without an acknowledgment. The site may have stored them. */
  unanswered: Wish[];
  refused: Answer[];
  more: (count: number, of: 'acknowledged' | 'refused') => Promise<void>;
  end: () => Promise<void>;
};

const APPLICATION = '/careers/apply/senior-data-consultant';
/** The minimum wait in milliseconds. Without a wait, immediate refusals would cause a busy loop. */
const LEAST_PAUSE = 25;

/**
 * Starts visitors who send forms until the test ends. They repeat each form with the same token
 * until the site acknowledges it.
 */
export async function keepSending({
  origins,
  visitors = 8,
  applicants = 0,
  giveUp = false,
  tokens: withTokens = true,
  pause = 0,
  send = openBrowser(visitors),
  takeToken = askForToken,
}: Options): Promise<Sending> {
  const originOf = (index: number) => Promise.resolve(origins()[index % origins().length] ?? '');
  const tokens = await Promise.all(
    Array.from({ length: withTokens ? 8 : 0 }, async (_, index) =>
      takeToken(await originOf(index)),
    ),
  );
  const sending = { acknowledged: [] as Wish[], unanswered: [] as Wish[], refused: [] as Answer[] };
  let breaks = 0;
  let isOver = false;

  const attempt = async (wish: Wish, index: number) => {
    wish.tries++;
    const origin = await originOf(index);
    const { letter, cv } = wish;
    return send(
      cv
        ? { origin, path: APPLICATION, ...applicationOf(letter, cv) }
        : { origin, body: encoded(letter) },
    );
  };
  const insist = async (wish: Wish, index: number): Promise<void> => {
    for (let turn = index; ; turn++) {
      const answer = await attempt(wish, turn);
      if (isAcknowledged(answer)) return void sending.acknowledged.push(wish);
      if (answer) sending.refused.push(answer);
      if (isOver || (!answer && giveUp && breaks++ % 2 === 0))
        return void sending.unanswered.push(wish);
      await wait(Math.max(pause, LEAST_PAUSE) * (0.5 + Math.random()));
    }
  };
  const visitor = async (index: number) => {
    for (let count = index; !isOver; count++) {
      const letter = {
        ...newLetter(),
        ...(withTokens ? { token: tokens[count % tokens.length] ?? '' } : {}),
      };
      const isApplication = applicants > 0 && count % applicants === 0;
      await insist({ letter, tries: 0, ...(isApplication ? { cv: newPdf(20_000) } : {}) }, count);
      if (pause > 0) await wait(pause * (0.5 + Math.random()));
    }
  };

  const all = Promise.all(Array.from({ length: visitors }, (_, index) => visitor(index)));
  const end = async () => {
    isOver = true;
    await all;
  };
  onTestFinished(() => {
    isOver = true;
  });
  return {
    ...sending,
    more: async (count, of) => {
      const before = sending[of].length;
      await vi.waitUntil(() => sending[of].length >= before + count, {
        timeout: 40_000,
        interval: 5,
      });
    },
    end,
  };
}
