import type { Command } from 'commander';
import type { Database } from '#server/database/connect.ts';
import { emailKey } from '#server/submissions/people/email-key.ts';
import { eraseEmail, eraseSubmission } from '#server/submissions/people/erase.ts';
import { InboxError } from '../failure.ts';
import { findSubmission } from '../find-submission.ts';
import type { InboxContext } from '../inbox-context.ts';
import { submissionTable } from '../submission-table.ts';
import { parsed, readDetails, type Submission } from '../submissions.ts';
import { terminalSafeJson } from '../terminal-safe.ts';
import { addVerb } from '../verb.ts';

type Options = { email?: string; yes?: true; json?: true };

/** What to erase: its name, which has to be typed again, and the work. */
type Target = {
  name: string;
  submissions: Submission[];
  isSubscribed: boolean;
  erase: (database: Database, now: number) => Promise<number>;
};

/** `inbox erase` erases a submission, or all data of a person. */
export function addErase(program: Command, context: InboxContext): void {
  const { withDatabase, terminal, now } = context;
  addVerb(program, 'erase [reference]', {
    purpose:
      'Erase one submission, or everything of one person, with files, notes and mails. It cannot be undone.',
    examples: [
      ['K7F-4WM', 'asks to type the reference again'],
      ['--email sara@example.com', 'every submission and the subscription of that address'],
      ['K7F-4WM --yes', 'does not ask'],
    ],
    json: '{ erased, submissions: [reference], subscription }',
  })
    .option('--email <address>', 'everything of whoever has this address, however it is spelt')
    .option('--yes', 'do not ask')
    .action(async (reference: string | undefined, { email, yes, json }: Options) => {
      await withDatabase(async (database) => {
        const target = await targetOf(database, reference, email);
        await announce(database, target, context);
        if (
          !yes &&
          !isSame(await terminal.ask(`Type ${target.name} again to erase: `), target.name)
        )
          throw new InboxError('Nothing was erased.');
        const erased = await target.erase(database, now());
        const submissions = target.submissions.map(({ reference }) => reference);
        if (json)
          return terminal.write(
            terminalSafeJson({ erased, submissions, subscription: target.isSubscribed }),
          );
        terminal.tell(
          `Erased: ${erased}. Mails that were sent already, and backups made before, still hold it.`,
        );
      });
    });
}

async function targetOf(
  database: Database,
  reference: string | undefined,
  email: string | undefined,
): Promise<Target> {
  if ((reference === undefined) === (email === undefined))
    throw new InboxError('Say what to erase: a reference, or an address with --email.');
  if (reference !== undefined) {
    const submission = await findSubmission(database, reference);
    const erase: Target['erase'] = (database, now) =>
      eraseSubmission(database, submission.reference, now);
    return { name: submission.reference, submissions: [submission], isSubscribed: false, erase };
  }
  const name = email?.trim() ?? '';
  const key = emailKey(name);
  const rows = await database.db
    .selectFrom('submissions')
    .selectAll()
    .where('email_key', '=', key)
    .orderBy('received_at', 'desc')
    .execute();
  const subscriber = await database.db
    .selectFrom('subscribers')
    .select('id')
    .where('email_key', '=', key)
    .executeTakeFirst();
  if (rows.length === 0 && !subscriber) throw new InboxError(`Nothing is held about ${name}.`);
  return {
    name,
    submissions: rows.map(parsed),
    isSubscribed: subscriber !== undefined,
    erase: (database, now) => eraseEmail(database, name, now),
  };
}

/** Uses standard error, like the question. */
async function announce(
  database: Database,
  { submissions, isSubscribed }: Target,
  { terminal, now }: InboxContext,
): Promise<void> {
  let [files, notes, mails, unsent] = [0, 0, 0, 0];
  for (const { id } of submissions) {
    const details = await readDetails(database, id);
    files += details.files.length;
    notes += details.notes.length;
    mails += details.mails.length;
    unsent += details.mails.filter(({ state }) => state !== 'sent').length;
  }
  if (submissions.length > 0)
    terminal.tell(submissionTable(submissions, now(), terminal).trimEnd());
  terminal.tell(
    `With ${files} files, ${notes} notes and ${mails} mails, ${unsent} of them not sent${isSubscribed ? '; and the newsletter subscription' : ''}.`,
  );
}

/** People type lower case and forget the hyphen. */
function isSame(typed: string, name: string): boolean {
  const plain = (text: string) => text.normalize('NFC').replace(/[\s-]/g, '').toLowerCase();
  return plain(typed) !== '' && plain(typed) === plain(name);
}
