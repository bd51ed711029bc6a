import type { NewSubmission } from '#app/forms/engine/ports.ts';
import type { Form } from '#app/forms/forms.ts';
import { MINUTE } from '#app/i18n/durations.ts';
import type { Mail } from '#app/mail/ports.ts';
import type { Transaction } from '#server/database/tables.ts';
import { enqueue, type NewMail } from '#server/outbox/enqueue.ts';
import { ON_HOLD, RECIPIENT_LIMIT, WAITING_KINDS } from '#server/outbox/on-hold.ts';
import { nextVisitorMail } from '#server/outbox/visitor-mail-limit.ts';
import { emailKey } from '#server/submissions/people/email-key.ts';

export type MailOptions = {
  firmMailbox: (form: Form) => string;
  mailHost: string;
  /** The most mails to visitors per minute. Further mails are postponed. */
  visitorMailsPerMinute?: number;
};

const MAILS_PER_MINUTE = 30;
const LONGEST_DELAY_MINUTES = 15;

/**
 * Adds a submission's mails to the outbox.
 * @throws Error if the code of the form has a mistake, such as a mail without a recipient
 */
export async function enqueueMails(
  transaction: Transaction,
  mails: Mail[],
  submission: NewSubmission,
  options: MailOptions & { submissionId: string; now: number },
): Promise<void> {
  const { form, email = '', quarantineReason } = submission;
  const { submissionId, now, firmMailbox, mailHost } = options;
  const isQuarantined = quarantineReason !== undefined;
  const isToVisitor = mails.some(({ audience, waits }) => audience === 'visitor' && !waits);
  const turn = isToVisitor ? await nextVisitorMail(transaction, emailKey(email), form, now) : now;
  const delay =
    isToVisitor && !isQuarantined
      ? await delayByOthers(transaction, options.visitorMailsPerMinute ?? MAILS_PER_MINUTE, now)
      : 0;

  const rows = mails.map(({ kind, audience, waits = false, ...message }): NewMail => {
    const recipient = audience === 'firm' ? firmMailbox(form) : email.trim();
    if (!recipient) throw new Error(`The mail "${kind}" of ${form} has no recipient`);
    if (waits && !WAITING_KINDS.includes(kind))
      throw new Error(`The mail "${kind}" of ${form} would wait for ever: no event sends it`);
    const isBeyondLimit = audience === 'visitor' && !waits && !isQuarantined && turn === undefined;
    const isOnHold = waits || isQuarantined || isBeyondLimit;
    return {
      submission_id: submissionId,
      kind,
      audience,
      recipient,
      message,
      state: isOnHold ? ON_HOLD : 'pending',
      next_at: audience === 'visitor' && !isOnHold ? (turn ?? now) + delay : now,
      last_error: isBeyondLimit ? RECIPIENT_LIMIT : null,
    };
  });
  await enqueue(transaction, rows, { mailHost, now });
}

/**
 * Spreads mails to visitors over time, because a relay may refuse many at once.
 * @returns milliseconds to wait
 */
export async function delayByOthers(transaction: Transaction, perMinute: number, now: number) {
  const recent = transaction
    .selectFrom('outbox')
    .select('id')
    .where('audience', '=', 'visitor')
    .where('state', 'in', ['pending', 'sending', 'sent'])
    .where('next_at', '>', now - MINUTE)
    // Further mails do not make the delay longer, and counting them would take 10 ms or more.
    .limit(LONGEST_DELAY_MINUTES * perMinute);
  const { count } = await transaction
    .selectFrom(recent.as('recent'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Math.floor(count / perMinute) * MINUTE;
}
