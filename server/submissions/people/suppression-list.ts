import { createHmac } from 'node:crypto';
import type { Transaction } from 'kysely';
import { suppressionSalt } from '#server/database/site-state.ts';
import type { Tables } from '#server/database/tables.ts';

/**
 * Remembers that an address asked not to be written to, without keeping it.
 * @param email its key
 */
export async function suppress(
  transaction: Transaction<Tables>,
  email: string,
  reason: 'erased' | 'unsubscribed',
  now: number,
): Promise<void> {
  await transaction
    .insertInto('suppressions')
    .values({ hash: await hashOf(transaction, email), reason, created_at: now })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ reason, created_at: now }))
    .execute();
}

/**
 * Forgets that an address asked not to be written to, since it has asked for mails again.
 * @param email its key
 */
export async function liftSuppression(
  transaction: Transaction<Tables>,
  email: string,
): Promise<void> {
  await transaction
    .deleteFrom('suppressions')
    .where('hash', '=', await hashOf(transaction, email))
    .execute();
}

/** With the salt, so that nobody who reads the table can try addresses against it. */
async function hashOf(transaction: Transaction<Tables>, email: string): Promise<string> {
  return createHmac('sha256', await suppressionSalt(transaction))
    .update(email)
    .digest('hex');
}
