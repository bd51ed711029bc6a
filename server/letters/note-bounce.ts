import type { Database } from '#server/database/connect.ts';
import { emailKey } from '#server/submissions/people/email-key.ts';
import type { Bounce } from './read-bounce.ts';
import { countRefusals, judge, type Verdict } from './refusals.ts';

/** `temporary` failures may still succeed. `foreign` bounces are not about a letter of this site. */
export type BounceOutcome = Verdict | 'temporary' | 'foreign' | 'repeated';

/**
 * Notes that a letter came back. A bounce counts only if it has the Message-ID of a letter to the
 * same email, because anybody can send a bounce to the mailbox of the firm.
 */
export async function noteBounce(
  { transact }: Database,
  { messageIds, recipients }: Bounce,
  now: number,
): Promise<BounceOutcome> {
  if (messageIds.length === 0) return 'foreign';
  return transact(async (transaction) => {
    const mails = await transaction
      .selectFrom('outbox')
      .select(['id', 'subscriber_id', 'recipient', 'last_error'])
      .where('audience', '=', 'subscriber')
      .where('state', '=', 'sent')
      .where('message_id', 'in', messageIds)
      .execute();
    for (const { email, action, status } of recipients) {
      const mail = mails.find(({ recipient }) => emailKey(recipient) === emailKey(email));
      if (!mail || mail.subscriber_id === null) continue;
      const verdict = action === 'failed' ? judge(status) : undefined;
      if (verdict === undefined) return 'temporary';
      if (mail.last_error !== null) return 'repeated';
      await transaction
        .updateTable('outbox')
        .set({ last_error: `bounce ${status}` })
        .where('id', '=', mail.id)
        .execute();
      if (verdict !== 'ours')
        await countRefusals(transaction, [mail.subscriber_id], { now, verdict });
      return verdict;
    }
    return 'foreign';
  });
}
