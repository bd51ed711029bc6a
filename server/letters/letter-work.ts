import type { Logger } from 'pino';
import type { LetterFacts, WriteLetterMail } from '#app/mail/ports.ts';
import type { Tokens } from '#app/ports.ts';
import type { Database } from '#server/database/connect.ts';
import { repeatRounds } from '#server/repeat-rounds.ts';
import { finishLetter } from './finish-letter.ts';
import { type LetterRound, queueLetter } from './queue-letter.ts';
import { startDueLetters } from './start-letter.ts';

const EVERY = 15_000;

export type LetterSite = {
  /** Returns the letters that the site shows now. */
  letterFacts: () => LetterFacts[];
  writeLetterMail: WriteLetterMail;
};

type Options = {
  database: Database;
  site: LetterSite;
  links: { origin: string; tokens: Tokens };
  wakeOutbox: () => void;
  log: Pick<Logger, 'info' | 'error'>;
  now?: () => number;
  every?: number;
} & Pick<LetterRound, 'mailHost' | 'mailsPerMinute'>;

/**
 * Sends letters to the subscribers.
 * @returns a function that stops the work
 */
export function startLetterWork(options: Options): () => Promise<void> {
  const { log, every = EVERY } = options;
  return repeatRounds({
    takeRound: () => takeRound(options),
    every,
    onFailure: (error) => log.error({ error }, 'letters cannot be sent'),
  });
}

async function takeRound(options: Options): Promise<void> {
  const { database, site, links, wakeOutbox, log, now = Date.now, ...limits } = options;
  const moment = now();
  for (const letter of await startDueLetters(database, site.letterFacts(), moment))
    log.info({ letter }, 'a letter is sent from now on');
  const open = await database.db
    .selectFrom('letters')
    .selectAll()
    .where('finished_at', 'is', null)
    .where('stopped_at', 'is', null)
    .orderBy('started_at')
    .execute();
  for (const letter of open) {
    const queued = await queueLetter(database, letter.slug, {
      ...limits,
      now: moment,
      write: (mail) => site.writeLetterMail(mail, links),
    });
    if (queued > 0) wakeOutbox();
    if (await finishLetter(database, letter, moment))
      log.info({ letter: letter.slug }, 'a letter was sent to all subscribers');
  }
}
