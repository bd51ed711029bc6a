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
} from './form-client.ts';

/** Something that a visitor wants to have said, perhaps with a file. */
export type Wish = { letter: Letter; cv?: Buffer; tries: number };

type Options = {
  /** Where the site is: a promise while it is down. Asked anew for each attempt. */
  origins: () => (string | Promise<string>)[];
  visitors?: number;
  /** One in so many applies for a job, with a CV; nobody where it is 0. */
  applicants?: number;
  /**
   * Every second visitor who gets no answer gives up, and does not know whether the form arrived.
   */
  giveUp?: boolean;
  /**
   * Without, as where no script runs: a script that is as fast as this one would be held for a
   * person to look at.
   */
  tokens?: boolean;
  /**
   * What a visitor waits before the next form, and before sending one again, in milliseconds: half
   * as long or half as long again.
   */
  pause?: number;
};

export type Sending = {
  acknowledged: Wish[];
  /** Given up, or cut off by the end of the test: stored or not. */
  unanswered: Wish[];
  /** What was answered instead of an acknowledgment. */
  refused: Answer[];
  /** Waits until so many more answers have come that say this. */
  more: (count: number, of: 'acknowledged' | 'refused') => Promise<void>;
  /** Lets the last ones finish. */
  end: () => Promise<void>;
};

const APPLICATION = '/careers/apply/senior-data-consultant';
/** A refusal comes at once, and so would the next one. */
const LEAST_PAUSE = 25;

/**
 * Visitors who send one form after the other, and again with the same token what was not
 * acknowledged, as browsers do. Ends with the test.
 */
export async function keepSending({
  origins,
  visitors = 8,
  applicants = 0,
  giveUp = false,
  tokens: withTokens = true,
  pause = 0,
}: Options): Promise<Sending> {
  const send = openBrowser(visitors);
  const originOf = (index: number) => Promise.resolve(origins()[index % origins().length] ?? '');
  const tokens = await Promise.all(
    Array.from({ length: withTokens ? 8 : 0 }, async (_, index) =>
      askForToken(await originOf(index)),
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
