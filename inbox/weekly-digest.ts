import { importBuiltSite } from './import-built-site.ts';
import type { InboxContext } from './inbox-context.ts';
import { queueDigest } from './queue-digest.ts';
import { terminalSafe } from './terminal-safe.ts';
import { readWeeklyFacts } from './weekly-facts.ts';

/** Mails the numbers of the last week to INBOX_TO, once a week. With `print`, only shows them. */
export async function digestWeek(
  { withDatabase, terminal, writeJson, now, settings, projectFolder }: InboxContext,
  { print, json }: { print?: true; json?: true },
): Promise<void> {
  const { composeWeekly } = await importBuiltSite(projectFolder);
  await withDatabase(async (database) => {
    const facts = await readWeeklyFacts(database, now());
    const letter = composeWeekly(settings().INBOX_LANGUAGE, facts);
    if (print && !json)
      return terminal.write(`${terminalSafe(`${letter.subject}\n\n${letter.text}`).trimEnd()}\n`);
    const digest = { kind: `weekly-${facts.from}`, letter, now: now() };
    const isQueued = !print && (await queueDigest(database, settings(), digest));
    if (json) return writeJson({ ...facts, isQueued });
    terminal.tell(
      isQueued
        ? `The mail about the week from ${facts.from} goes to ${settings().INBOX_TO}.`
        : `The mail about the week from ${facts.from} was written already.`,
    );
  });
}
