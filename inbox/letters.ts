import { riyadhIso } from '#app/i18n/moment.ts';
import type { LetterFacts } from '#app/mail/ports.ts';
import type { Database } from '#server/database/connect.ts';
import type { StoredLetter } from '#server/database/tables.ts';
import { countMails, type LetterCounts } from '#server/letters/letter-mails.ts';
import { readLetter } from '#server/letters/start-letter.ts';
import { InboxError } from './failure.ts';
import { riyadhTime } from './riyadh-time.ts';
import { isoOrNull } from './submission-json.ts';

export type LetterStatus = StoredLetter & LetterCounts;

/** Reads the counts of a letter. @returns undefined if the letter was never started */
export async function readStatus(
  { db }: Database,
  slug: string,
): Promise<LetterStatus | undefined> {
  const letter = await readLetter(db, slug);
  return letter && { ...letter, ...(await countMails(db, slug)) };
}

/** @throws InboxError with the names of all letters */
export function findLetter(letters: readonly LetterFacts[], slug: string): LetterFacts {
  const found = letters.find((letter) => letter.slug === slug);
  if (found) return found;
  const names = letters.map((letter) => letter.slug).join(', ');
  throw new InboxError(
    `There is no letter "${slug}". The site has: ${names}. A new letter appears after the next build.`,
  );
}

export function stateOf(letter: StoredLetter | undefined, facts?: LetterFacts): string {
  if (letter?.finished_at) return `sent, ${riyadhTime(letter.finished_at)}`;
  if (letter?.stopped_at) return `stopped, ${riyadhTime(letter.stopped_at)}`;
  if (letter) return `being sent since ${riyadhTime(letter.started_at)}`;
  return facts?.sendAt === undefined ? 'not sent' : `planned for ${riyadhTime(facts.sendAt)}`;
}

export function statusJson(status: LetterStatus) {
  const { slug, started_at, stopped_at, finished_at } = status;
  const { sent, refused, bounced, unsubscribed, waiting, onHold } = status;
  return {
    slug,
    startedAt: riyadhIso(started_at),
    stoppedAt: isoOrNull(stopped_at),
    finishedAt: isoOrNull(finished_at),
    ...{ sent, refused, bounced, unsubscribed, waiting, onHold },
  };
}
