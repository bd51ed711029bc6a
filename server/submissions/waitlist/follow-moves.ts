import type { Receipt, WriteSeatMail } from '#app/forms/engine/ports.ts';
import type { WebinarFacts } from '#app/mail/ports.ts';
import type { Database } from '#server/database/connect.ts';
import type { Transaction } from '#server/database/tables.ts';
import { ON_HOLD, SEAT_FREED } from '#server/outbox/on-hold.ts';
import { RECEIPT, receiptOf } from '#server/submissions/store/receipt.ts';
import { KEPT_AFTER_WEBINAR } from './waitlist.ts';

type Writing = Parameters<WriteSeatMail>[1] & { writeSeatMail: WriteSeatMail };

/**
 * Updates the registrations of webinars that were moved, and their mails on hold about free seats.
 */
export async function followMoves(
  { transact }: Database,
  webinars: WebinarFacts[],
  { now, ...writing }: Writing & { now: number },
): Promise<void> {
  for (const { slug, ends } of webinars.filter((webinar) => webinar.ends > now)) {
    const keepUntil = ends + KEPT_AFTER_WEBINAR;
    await transact(async (transaction) => {
      const moved = await transaction
        .updateTable('submissions')
        .set({ keep_until: keepUntil })
        .where('form', '=', 'webinar')
        .where('about', '=', slug)
        .where('keep_until', '!=', keepUntil)
        .returning([...RECEIPT, 'language'])
        .execute();
      for (const { language, ...row } of moved) {
        const registration = { slug, language, receipt: receiptOf(row) };
        await rewriteSeatMail(transaction, registration, writing);
      }
    });
  }
}

async function rewriteSeatMail(
  transaction: Transaction,
  registration: Parameters<WriteSeatMail>[0] & { receipt: Receipt },
  { writeSeatMail, ...site }: Writing,
): Promise<void> {
  const mail = writeSeatMail(registration, site);
  if (!mail) return;
  const { subject, text, html, calendar, sendBefore } = mail;
  await transaction
    .updateTable('outbox')
    .set({ message: JSON.stringify({ subject, text, html, calendar, sendBefore }) })
    .where('submission_id', '=', registration.receipt.id)
    .where('kind', '=', SEAT_FREED)
    .where('state', '=', ON_HOLD)
    .execute();
}
