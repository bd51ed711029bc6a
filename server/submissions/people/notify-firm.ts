import type { WriteNotice } from '#app/forms/engine/ports.ts';
import { MINUTE } from '#app/i18n/durations.ts';
import type { Transaction } from '#server/database/tables.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import type { MailOptions } from '#server/submissions/store/enqueue-mails.ts';

export type FirmNotices = Pick<MailOptions, 'firmMailbox' | 'mailHost'> & { notice: WriteNotice };

/**
 * The firm gets at most one notice about a submission within this time, because its sender may
 * correct it often.
 */
const PAUSE = 10 * MINUTE;

/**
 * Writes a notice to the firm for each submission that was mailed to the firm, because the firm
 * has to correct or delete the copies in its mailbox. The notice belongs to no submission, so an
 * erasure does not delete it. If an earlier notice is not sent yet, no further notice is written.
 */
export async function notifyFirm(
  transaction: Transaction,
  change: 'erased' | 'corrected',
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
  for (const submission of mailed) {
    const kind = `${change}-${submission.reference}`;
    const last = await lastNotice(transaction, kind);
    if (last?.state === 'pending') continue;
    const mail = {
      submission_id: null,
      kind,
      audience: 'firm' as const,
      recipient: firmMailbox(submission.form),
      message: notice(submission),
      next_at: Math.max(now, (last?.next_at ?? 0) + PAUSE),
    };
    await enqueue(transaction, [mail], { mailHost, now });
  }
}

async function lastNotice(transaction: Transaction, kind: string) {
  return transaction
    .selectFrom('outbox')
    .select(['state', 'next_at'])
    .where('kind', '=', kind)
    .where('submission_id', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
