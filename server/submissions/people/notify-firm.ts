import type { WriteNotice } from '#app/forms/engine/ports.ts';
import type { Transaction } from '#server/database/tables.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import type { MailOptions } from '#server/submissions/store/enqueue-mails.ts';

export type FirmNotices = Pick<MailOptions, 'firmMailbox' | 'mailHost'> & { notice: WriteNotice };

/**
 * Writes a mail to the firm about each submission that caused a mail to it, because the copies in
 * its mailbox have to be deleted. The notice belongs to no submission, so an erasure keeps it.
 */
export async function notifyFirm(
  transaction: Transaction,
  kind: 'erased' | 'corrected',
  submissionIds: string[],
  { notice, firmMailbox, mailHost, now }: FirmNotices & { now: number },
): Promise<void> {
  const mailed = await transaction
    .selectFrom('submissions')
    .select(['form', 'reference'])
    .where('id', 'in', submissionIds)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('outbox')
          .select('outbox.id')
          .whereRef('outbox.submission_id', '=', 'submissions.id')
          .where('outbox.audience', '=', 'firm'),
      ),
    )
    .orderBy('received_at')
    .orderBy('id')
    .execute();
  const mails = mailed.map((submission) => ({
    submission_id: null,
    kind,
    audience: 'firm' as const,
    recipient: firmMailbox(submission.form),
    message: notice(submission),
  }));
  await enqueue(transaction, mails, { mailHost, now });
}
