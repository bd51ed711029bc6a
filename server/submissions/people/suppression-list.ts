import { createHmac } from 'node:crypto';
import { suppressionKey } from '#server/database/site-state.ts';
import type { Transaction } from '#server/database/tables.ts';

/** @param email its key, of which only the hash is stored */
export async function suppress(
  transaction: Transaction,
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

/** Lets an email get mails again. @param email its key */
export async function liftSuppression(transaction: Transaction, email: string): Promise<void> {
  await transaction
    .deleteFrom('suppressions')
    .where('hash', '=', await hashOf(transaction, email))
    .execute();
}

/** Keyed, so that readers of the table cannot test emails against the hashes. */
async function hashOf(transaction: Transaction, email: string): Promise<string> {
  return createHmac('sha256', await suppressionKey(transaction))
    .update(email)
    .digest('hex');
}
