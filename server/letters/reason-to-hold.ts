import type { Database } from '#server/database/connect.ts';
import type { OutboxRow } from '#server/database/tables.ts';
import { STOPPED, UNREACHABLE } from '#server/outbox/on-hold.ts';
import { letterOfKind } from './letter-mails.ts';

/**
 * Looks whether a mail to a subscriber may still be sent. The subscriber may have unsubscribed, or
 * a person may have stopped the letter, since the mail was queued.
 * @returns why not, or undefined if it may
 */
export async function reasonToHold(
  { db }: Database,
  { audience, subscriber_id: id, kind }: Pick<OutboxRow, 'audience' | 'subscriber_id' | 'kind'>,
): Promise<string | undefined> {
  if (audience !== 'subscriber') return undefined;
  const subscriber =
    id === null
      ? undefined
      : await db
          .selectFrom('subscribers')
          .select('unreachable_since')
          .where('id', '=', id)
          .executeTakeFirst();
  if (!subscriber || subscriber.unreachable_since !== null) return UNREACHABLE;
  const letter = await db
    .selectFrom('letters')
    .select('stopped_at')
    .where('slug', '=', letterOfKind(kind))
    .executeTakeFirst();
  return letter && letter.stopped_at === null ? undefined : STOPPED;
}
