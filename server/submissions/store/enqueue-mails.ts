import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { MINUTE } from '#app/i18n/durations.ts';
import type { Form, Mail, NewSubmission } from '#app/services.ts';
import type { NewOutboxRow, Tables } from '#server/database/tables.ts';
import { LIMIT, WAITING } from '#server/outbox/on-hold.ts';
import { visitorTurn } from '#server/outbox/visitor-mail-limit.ts';
import { emailKey } from '#server/submissions/people/email-key.ts';

export type Addresses = {
  /** Where the firm reads what comes by a form. */
  firmMailbox: (form: Form) => string;
  /** What the mails' own identifiers end in. */
  mailHost: string;
  /** So many mails to visitors are sent within a minute, as long as the others can be put off. */
  visitorMailsPerMinute?: number;
};

const MAILS_PER_MINUTE = 30;
/** No mail waits longer for those of others, in minutes. */
const LONGEST_DELAY = 15;

/**
 * Puts the mails of a submission that was just inserted into the outbox: to be sent now, a little
 * later where their address had one just now, or held.
 * @throws Error where a mail could never be sent, which is a mistake in the form
 */
export async function enqueue(
  transaction: Transaction<Tables>,
  mails: Mail[],
  { form, email = '', heldBecause }: NewSubmission,
  {
    submissionId,
    now,
    firmMailbox,
    mailHost,
    visitorMailsPerMinute = MAILS_PER_MINUTE,
  }: Addresses & { submissionId: string; now: number },
): Promise<void> {
  if (mails.length === 0) return;
  const isToVisitor = mails.some(({ audience, waits }) => audience === 'visitor' && !waits);
  const turn = isToVisitor ? await visitorTurn(transaction, emailKey(email), form, now) : now;
  const delay =
    isToVisitor && heldBecause === undefined
      ? await delayByOthers(transaction, visitorMailsPerMinute, now)
      : 0;

  const rows = mails.map(({ kind, audience, waits = false, ...message }): NewOutboxRow => {
    const recipient = audience === 'firm' ? firmMailbox(form) : email.trim();
    if (!recipient) throw new Error(`The mail "${kind}" of ${form} has no recipient`);
    if (waits && !WAITING.includes(kind))
      throw new Error(`The mail "${kind}" of ${form} would wait for ever: nothing lets it go`);
    const isBeyondLimit =
      audience === 'visitor' && !waits && heldBecause === undefined && turn === undefined;
    const isHeld = waits || heldBecause !== undefined || isBeyondLimit;
    const id = randomUUID();
    return {
      id,
      submission_id: submissionId,
      kind,
      audience,
      recipient,
      message: JSON.stringify(message),
      message_id: `<${id}@${mailHost}>`,
      state: isHeld ? 'held' : 'pending',
      attempts: 0,
      next_at: audience === 'visitor' && !isHeld ? (turn ?? now) + delay : now,
      last_error: isBeyondLimit ? LIMIT : null,
      created_at: now,
    };
  });
  await transaction.insertInto('outbox').values(rows).execute();
}

/**
 * How long a mail to a visitor is put off so that a flood does not make the relay refuse the site's
 * mails, in milliseconds.
 */
async function delayByOthers(
  transaction: Transaction<Tables>,
  perMinute: number,
  now: number,
): Promise<number> {
  const { count } = await transaction
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('audience', '=', 'visitor')
    .where('state', 'in', ['pending', 'sending', 'sent'])
    .where('next_at', '>', now - MINUTE)
    .executeTakeFirstOrThrow();
  return Math.min(Math.floor(count / perMinute), LONGEST_DELAY) * MINUTE;
}
