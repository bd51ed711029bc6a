import { type Command, Option } from 'commander';
import type { Handling, HandlingProblem, WriteForward } from '#app/staff-ports.ts';
import { firmDomains } from '#server/env.ts';
import { LONGEST_NAME, LONGEST_TEXT } from '#server/submissions/handling/clean-handling.ts';
import { handleSubmission } from '#server/submissions/handling/handle-submission.ts';
import { InboxError } from './failure.ts';
import { findSubmissions } from './find-submission.ts';
import type { InboxContext } from './inbox-context.ts';
import type { Submission } from './submissions.ts';

export type HandlingWords = { by: string; note?: string; json?: true };

type Task = Omit<Handling, 'author' | 'text'> & {
  /** Composes the mail to a colleague. Only needed to forward. */
  writeForward?: WriteForward;
};

/** Adds the options of every verb that writes to the history of a submission. */
export function addHandlingOptions(command: Command, { user }: InboxContext): Command {
  return command
    .addOption(new Option('--by <name>', 'who does it, for the history').default(user))
    .option('--note <text>', 'a note for the history');
}

/**
 * Carries out an action on each of the submissions, and shows for each whether something has
 * changed.
 */
export async function handleAll(
  { withDatabase, terminal, writeJson, now, settings }: InboxContext,
  references: string[],
  { by: author, note: text = '', json }: HandlingWords,
  { writeForward, ...task }: Task,
  tell: (reference: string, isChanged: boolean) => string,
): Promise<void> {
  const domains = firmDomains(settings());
  const mailHost = new URL(settings().SITE_URL).hostname;
  const options = { now: now(), firmDomains: domains, mailHost, writeForward };
  await withDatabase(async (database) => {
    const changes: { reference: string; changed: boolean }[] = [];
    for (const { id, reference } of await findSubmissions(database, references)) {
      const result = await handleSubmission(database, id, { ...task, author, text }, options);
      if ('problem' in result) throw new InboxError(messageOf(result.problem, reference, domains));
      changes.push({ reference, changed: result.isChanged });
    }
    if (json) return writeJson(changes);
    for (const { reference, changed } of changes) terminal.tell(tell(reference, changed));
  });
}

function messageOf(
  problem: HandlingProblem,
  reference: Submission['reference'],
  domains: readonly string[],
): string {
  const messages: Record<HandlingProblem, string> = {
    author: `The name (--by) is empty or longer than ${LONGEST_NAME} characters.`,
    text: 'The note is empty.',
    tooLong: `The note is longer than ${LONGEST_TEXT} characters.`,
    recipient: `Submissions are forwarded only to emails of ${domains.join(', ')} (STAFF_DOMAINS).`,
    action: `${reference} is not of a kind for which this is possible.`,
    gone: `${reference} was erased meanwhile.`,
  };
  return messages[problem];
}
