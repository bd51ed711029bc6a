import { randomUUID } from 'node:crypto';
import type { Updateable } from 'kysely';
import { definitionOf } from '#app/forms/forms.ts';
import type { Handling, HandlingResult, HistoryAction, WriteForward } from '#app/staff-ports.ts';
import { lock } from '#server/database/advisory-locks.ts';
import type { Database } from '#server/database/connect.ts';
import type { Submission, Tables, Transaction } from '#server/database/tables.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { releaseMails } from '#server/submissions/review/release-mails.ts';
import { cleanHandling } from './clean-handling.ts';
import { hasEntry, writeEntry } from './history.ts';
import { statusOf } from './status.ts';

export type HandlingOptions = {
  now: number;
  /** A submission is forwarded only to emails of these domains. */
  firmDomains: readonly string[];
  /** The host name after the @ in Message-IDs. */
  mailHost: string;
  /** Composes the mail to a colleague. Only needed to forward. */
  writeForward?: WriteForward | undefined;
  /** The version of the staff link with which the person came. Undefined in the inbox. */
  linkVersion?: number;
};

/**
 * Carries out an action of staff on a submission, and writes the action to the history. The staff
 * page and the inbox use this function.
 */
export async function handleSubmission(
  database: Database,
  submissionId: string,
  handling: Handling,
  options: HandlingOptions,
): Promise<HandlingResult> {
  const cleaned = cleanHandling(handling, options.firmDomains);
  if ('problem' in cleaned) return cleaned;
  return database.transact(async (transaction) => {
    await lock(database.engine, transaction, ['submission', submissionId]);
    const submission = await transaction
      .selectFrom('submissions')
      .selectAll()
      .where('id', '=', submissionId)
      .executeTakeFirst();
    const { linkVersion = submission?.link_version } = options;
    if (submission?.link_version !== linkVersion || !submission) return { problem: 'gone' };
    if (!isPossible(cleaned.action, submission)) return { problem: 'action' };
    if (cleaned.entryId && (await hasEntry(transaction, cleaned.entryId)))
      return { isChanged: false };

    const changes = changesOf(cleaned, submission, options.now);
    const isChanged = changes !== undefined;
    if (changes && Object.keys(changes).length > 0)
      await transaction
        .updateTable('submissions')
        .set(changes)
        .where('id', '=', submissionId)
        .execute();
    if (isChanged && cleaned.action === 'release')
      await releaseMails(transaction, submissionId, options.now);
    if (cleaned.action === 'forward') await forward(transaction, submission, cleaned, options);
    // An action without effect is no entry of the history, but its text is stored as a note.
    const entry = isChanged ? cleaned : { ...cleaned, action: 'note' as const };
    if (isChanged || cleaned.text) await writeEntry(transaction, submissionId, entry, options.now);
    return { isChanged };
  });
}

function isPossible(action: HistoryAction, { form, held_because }: Submission): boolean {
  if (action === 'received' || action === 'in-review')
    return definitionOf(form).showsStatus === true;
  return action !== 'spam' || held_because !== null;
}

/** Returns the new values of the submission, or undefined if it has them already. */
function changesOf(
  { action, author }: Handling,
  submission: Submission,
  now: number,
): Updateable<Tables['submissions']> | undefined {
  const { handler, closed_at, held_because, link_version } = submission;
  switch (action) {
    case 'take':
      return handler === author ? undefined : { handler: author };
    case 'answer':
    case 'close':
    case 'spam':
      return closed_at === null ? { closed_at: now } : undefined;
    case 'reopen':
      return closed_at === null ? undefined : { closed_at: null };
    case 'received':
    case 'in-review': {
      if (statusOf(submission) === action) return undefined;
      return { closed_at: null, review_since: action === 'received' ? null : now };
    }
    case 'release':
      return held_because === null ? undefined : { held_because: null };
    case 'revoke':
      return { link_version: link_version + 1 };
    case 'note':
    case 'forward':
      return {};
  }
}

/** The mail has a link instead of the visitor's answers, so that these stay in the database. */
async function forward(
  transaction: Transaction,
  { id, form, reference, link_version }: Submission,
  { recipient = '', author, text }: Handling,
  { now, mailHost, writeForward }: HandlingOptions,
): Promise<void> {
  if (!writeForward) throw new Error('Nothing composes the mail to a colleague');
  const message = writeForward({
    form,
    reference,
    link: { id, version: link_version },
    author,
    text,
  });
  const kind = `forward-${randomUUID()}`;
  await enqueue(transaction, [{ submission_id: id, kind, audience: 'firm', recipient, message }], {
    mailHost,
    now,
  });
}
