import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { DAY, HOUR } from '#app/i18n/durations.ts';
import { originalLanguage } from '#content/languages.ts';
import type { Database } from '#server/database/connect.ts';
import { type Check, ok, warning } from './check.ts';

/** Letters that were due within this time are checked. */
const RECENT = 30 * DAY;

const contentSchema = v.object({
  collections: v.object({
    letters: v.array(
      v.object({ slug: v.string(), draft: v.boolean(), sendAt: v.optional(v.number()) }),
    ),
  }),
});

/** Finds letters that were stopped, or that were due and not sent. */
export async function checkLetters(
  { db }: Database,
  projectFolder: string,
  now: number,
): Promise<Check> {
  const name = 'letters';
  const letters = await db.selectFrom('letters').selectAll().execute();
  const started = new Set(letters.map(({ slug }) => slug));
  const missed = readLetters(projectFolder).filter(
    ({ slug, draft, sendAt }) =>
      !draft &&
      !started.has(slug) &&
      sendAt !== undefined &&
      sendAt < now - HOUR &&
      sendAt > now - RECENT,
  );
  const stopped = letters.filter((letter) => letter.stopped_at !== null && !letter.finished_at);
  if (missed.length > 0)
    return warning(
      name,
      `Due, but not sent: ${slugsOf(missed)}.`,
      'Look whether a translation is missing. "inbox letter send" sends a letter.',
    );
  if (stopped.length > 0)
    return warning(
      name,
      `Stopped: ${slugsOf(stopped)}.`,
      '"inbox letter send" continues a letter. After a month it cannot go on.',
    );
  return ok(name, 'No letter is stopped or late.');
}

function slugsOf(letters: { slug: string }[]): string {
  return letters.map(({ slug }) => slug).join(', ');
}

function readLetters(projectFolder: string) {
  const file = path.join(projectFolder, 'generated/content', `${originalLanguage.code}.json`);
  if (!existsSync(file)) return [];
  const parsed = v.safeParse(contentSchema, JSON.parse(readFileSync(file, 'utf8')));
  return parsed.success ? parsed.output.collections.letters : [];
}
