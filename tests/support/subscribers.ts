import type { LetterFacts, WriteLetterMail } from '#app/mail/ports.ts';
import type { LanguageCode } from '#content/languages.ts';
import type { Database } from '#server/database/connect.ts';
import { finishLetter } from '#server/letters/finish-letter.ts';
import { queueLetter } from '#server/letters/queue-letter.ts';
import { readLetter, startDueLetters, startLetter } from '#server/letters/start-letter.ts';
import { NOON } from './example-submission.ts';

export const LETTER: LetterFacts = {
  slug: '2026-11-cases',
  heading: 'One hundred cases',
  date: '2026-11-24',
  untranslated: [],
};

export async function addSubscribers(
  { transact }: Database,
  count: number,
  { language = 'en', confirmedAt = NOON - 1000, prefix = 'reader' }: Adding = {},
): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: `${prefix}-${String(index).padStart(5, '0')}`,
    email: `${prefix}-${index}@visitor.example`,
    email_key: `${prefix}-${index}@visitor.example`,
    language,
    confirmed_at: confirmedAt,
    consent: '{}',
  }));
  for (let from = 0; from < count; from += 1000)
    await transact((transaction) =>
      transaction
        .insertInto('subscribers')
        .values(rows.slice(from, from + 1000))
        .execute(),
    );
  return rows.map(({ id }) => id);
}
type Adding = { language?: LanguageCode; confirmedAt?: number; prefix?: string };

/** Writes a short letter, with the language in its subject. */
const writeShortLetter: WriteLetterMail = ({ slug, language, subscriberId }) => ({
  subject: `${slug} ${language}`,
  text: `To ${subscriberId}`,
  html: '<p>A letter</p>',
});

export async function start(database: Database, now = NOON, slug = LETTER.slug): Promise<boolean> {
  return database.transact((transaction) => startLetter(transaction, { slug, now }));
}

type Round = {
  letters?: LetterFacts[];
  mailsPerMinute?: number;
  write?: typeof writeShortLetter | (() => undefined);
};

/** Does what the server does every few seconds. @returns the number of queued mails */
export async function letterRound(
  database: Database,
  now: number,
  { letters = [], mailsPerMinute = 100_000, write = writeShortLetter }: Round = {},
): Promise<number> {
  await startDueLetters(database, letters, now);
  const open = await database.db.selectFrom('letters').selectAll().execute();
  let queued = 0;
  for (const { slug } of open) {
    queued += await queueLetter(database, slug, {
      now,
      mailHost: 'site.example',
      mailsPerMinute,
      write: (letter) => write(letter, { origin: 'https://site.example', tokens: NO_TOKENS }),
    });
    const letter = await readLetter(database.db, slug);
    if (letter && letter.finished_at === null && letter.stopped_at === null)
      await finishLetter(database, letter, now);
  }
  return queued;
}
const NO_TOKENS = { sign: () => 'token', open: () => undefined };

/** Lists the mails of letters, as `subscriber state`. */
export async function letterMails({ db }: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['subscriber_id', 'state'])
    .where('audience', '=', 'subscriber')
    .execute();
  return rows.map(({ subscriber_id: id, state }) => `${id} ${state}`).sort();
}
