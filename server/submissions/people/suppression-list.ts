import { createHmac } from 'node:crypto';
import { suppressionKey } from '#server/database/site-state.ts';
import type { Transaction } from '#server/database/tables.ts';

/** Adds the hash of an email to the suppression list. @param email the result of `emailKey` */
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

/** Removes an email from the suppression list. @param email the result of `emailKey` */
export async function liftSuppression(transaction: Transaction, email: string): Promise<void> {
  await transaction
    .deleteFrom('suppressions')
    .where('hash', '=', await hashOf(transaction, email))
    .execute();
}

/** Hashes an email with a key. Without the key, nobody can look up an email in the table. */
async function hashOf(transaction: Transaction, email: string): Promise<string> {
  return createHmac('sha256', await suppressionKey(transaction))
    .update(email)
    .digest('hex');
}
