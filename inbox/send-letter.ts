import type { LetterFacts } from '#app/mail/ports.ts';
import type { Database } from '#server/database/connect.ts';
import type { StoredLetter } from '#server/database/tables.ts';
import { countRecipients, type Recipients } from '#server/letters/queue-letter.ts';
import { readLetter, resumeLetter, startLetter } from '#server/letters/start-letter.ts';
import { InboxError } from './failure.ts';
import { importBuiltSite } from './import-built-site.ts';
import type { InboxContext } from './inbox-context.ts';
import { findLetter, stateOf } from './letters.ts';

/** Starts or continues a letter. Without `yes`, only counts the subscribers. */
export async function sendLetter(
  { withDatabase, terminal, writeJson, projectFolder, settings, now }: InboxContext,
  slug: string,
  { yes = false, json }: { yes?: boolean; json?: true },
): Promise<void> {
  const { letterFacts, allLetterFacts } = await importBuiltSite(projectFolder);
  assertReady(findLetter(allLetterFacts(), slug), letterFacts());
  await withDatabase(async (database) => {
    const letter = await readLetter(database.db, slug);
    if (letter?.finished_at || (letter && letter.stopped_at === null))
      throw new InboxError(`The letter "${slug}" cannot be sent again: ${stateOf(letter)}.`);
    const moment = letter?.started_at ?? now();
    const recipients = await countRecipients(database.db, moment);
    const isStarted = yes && (await begin(database, { slug, letter, now: now() }));
    if (json) return writeJson({ slug, isStarted, recipients });
    const people = describe(recipients);
    if (!yes)
      return terminal.tell(`"${slug}" would go to ${people}. Nothing was sent: add --yes to send.`);
    if (!isStarted) throw new InboxError(`Somebody else has just started "${slug}".`);
    const minutes = Math.ceil(total(recipients) / settings().LETTER_MAILS_PER_MINUTE);
    const time = minutes > 1 ? `${minutes} minutes` : 'a minute';
    terminal.tell(`"${slug}" goes to ${people}, within about ${time}. "letter stop" stops it.`);
  });
}

function assertReady({ slug, untranslated }: LetterFacts, shown: LetterFacts[]): void {
  if (!shown.some((letter) => letter.slug === slug))
    throw new InboxError(
      `The site does not show "${slug}", and the mail links to it: publish it first.`,
    );
  if (untranslated.length > 0)
    throw new InboxError(`"${slug}" has no text in ${untranslated.join(', ')}: write it first.`);
}

type Beginning = { slug: string; letter: StoredLetter | undefined; now: number };

function begin(database: Database, { slug, letter, now }: Beginning): Promise<boolean> {
  if (letter) return resumeLetter(database, slug, now);
  return database.transact((transaction) => startLetter(transaction, { slug, now }));
}

function describe(recipients: Recipients): string {
  const parts = Object.entries(recipients).map(([language, count]) => `${language}: ${count}`);
  const list = parts.length > 0 ? ` (${parts.sort().join(', ')})` : '';
  return `${total(recipients)} subscribers${list}`;
}

function total(recipients: Recipients): number {
  return Object.values(recipients).reduce((sum, count) => sum + count, 0);
}
