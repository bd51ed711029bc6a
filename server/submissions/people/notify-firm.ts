import type { WriteNotice } from '#app/forms/engine/ports.ts';
import { MINUTE } from '#app/i18n/durations.ts';
import type { Transaction } from '#server/database/tables.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import type { MailOptions } from '#server/submissions/store/enqueue-mails.ts';

export type FirmNotices = Pick<MailOptions, 'firmMailbox' | 'mailHost'> & { notice: WriteNotice };

/** The pause between two notices about a submission, because a sender may correct it many times. */
const PAUSE = 10 * MINUTE;

/**
 * Asks the firm to correct or delete its copies of changed submissions. The notice has no
 * `submission_id`, because an erasure deletes the mails of a submission.
 */
export async function notifyFirm(
  transaction: Transaction,
  change: 'erased' | 'corrected',
  submissionIds: string[],
  { notice, firmMailbox, mailHost, now }: FirmNotices & { now: number },
): Promise<void> {
  const mailed = await transaction
    .selectFrom('submissions')
    .select(['id', 'form', 'reference', 'link_version as version'])
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
  for (const { id, version, ...submission } of mailed) {
    const kind = `${change}-${submission.reference}`;
    const last = await lastNotice(transaction, kind);
    if (last?.state === 'pending') continue;
    const mail = {
      submission_id: null,
      kind,
      audience: 'firm' as const,
      recipient: firmMailbox(submission.form),
      message: notice({ ...submission, link: { id, version } }),
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
