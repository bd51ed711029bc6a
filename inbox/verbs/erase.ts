import type { Database } from '#server/database/connect.ts';
import { emailKey } from '#server/submissions/people/email-key.ts';
import { eraseEmail, eraseSubmission } from '#server/submissions/people/erase.ts';
import { isSubscribed } from '#server/submissions/people/person.ts';
import { InboxError } from '../failure.ts';
import { findSubmission } from '../find-submission.ts';
import type { InboxContext } from '../inbox-context.ts';
import { submissionTable } from '../submission-table.ts';
import { parsed, readDetails, type Submission } from '../submissions.ts';
import { type AddVerb, addVerb } from '../verb.ts';

type Options = { email?: string; yes?: true; json?: true };

type Target = {
  name: string;
  submissions: Submission[];
  hasSubscription: boolean;
  erase: (database: Database, now: number) => Promise<number>;
};

export const addErase: AddVerb = (program, context) => {
  const { withDatabase, terminal, writeJson, now } = context;
  addVerb(program, 'erase [reference]', {
    purpose:
      'Erase one submission, or everything of one person, with files, notes and mails. It cannot be undone.',
    examples: [
      ['K7F-4WM', 'asks to type the reference again'],
      ['--email sara@example.com', 'every submission and the subscription of this person'],
      ['K7F-4WM --yes', 'does not ask'],
    ],
    json: '{ erased, submissions: [reference], subscription }',
  })
    .option('--email <email>', 'everything of the person with this email, in any spelling')
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
        if (json) return writeJson({ erased, submissions, subscription: target.hasSubscription });
        terminal.tell(
          `Erased: ${erased}. Mails that were sent already, and earlier backups, still contain it.`,
        );
      });
    });
};

async function targetOf(
  database: Database,
  reference: string | undefined,
  email: string | undefined,
): Promise<Target> {
  if ((reference === undefined) === (email === undefined))
    throw new InboxError('Give either a reference, or an email with --email.');
  if (reference !== undefined) {
    const submission = await findSubmission(database, reference);
    const erase: Target['erase'] = (database, now) =>
      eraseSubmission(database, submission.reference, { now });
    return { name: submission.reference, submissions: [submission], hasSubscription: false, erase };
  }
  const name = email?.trim() ?? '';
  const key = emailKey(name);
  const rows = await database.db
    .selectFrom('submissions')
    .selectAll()
    .where('email_key', '=', key)
    .orderBy('received_at', 'desc')
    .execute();
  const hasSubscription = await isSubscribed(database.db, key);
  if (rows.length === 0 && !hasSubscription)
    throw new InboxError(`Nothing is stored about ${name}.`);
  return {
    name,
    submissions: rows.map(parsed),
    hasSubscription,
    erase: (database, now) => eraseEmail(database, name, now),
  };
}

async function announce(
  database: Database,
  { submissions, hasSubscription }: Target,
  { terminal, now }: InboxContext,
): Promise<void> {
  const details = [];
  for (const { id } of submissions) details.push(await readDetails(database, id));
  const files = details.flatMap(({ files }) => files);
  const notes = details.flatMap(({ history }) => history.filter(({ text }) => text));
  const mails = details.flatMap(({ mails }) => mails);
  const unsent = mails.filter(({ state }) => state !== 'sent');
  if (submissions.length > 0)
    terminal.tell(submissionTable(submissions, now(), terminal).trimEnd());
  terminal.tell(
    `With ${files.length} files, ${notes.length} notes and ${mails.length} mails, ${unsent.length} of them not sent${hasSubscription ? '; and the newsletter subscription' : ''}.`,
  );
}

function isSame(typed: string, name: string): boolean {
  const plain = (text: string) => text.normalize('NFC').replace(/[\s-]/g, '').toLowerCase();
  return plain(typed) !== '' && plain(typed) === plain(name);
}
