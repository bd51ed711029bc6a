import { createHmac } from 'node:crypto';
import type { Transaction } from 'kysely';
import { suppressionKey } from '#server/database/site-state.ts';
import type { Tables } from '#server/database/tables.ts';

/**
 * Adds an e-mail to the suppression list, which stores only its hash.
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
 * Removes an e-mail from the suppression list, because its owner asked for mails again.
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

/** Without the key, readers of the table cannot test e-mails against the hashes. */
async function hashOf(transaction: Transaction<Tables>, email: string): Promise<string> {
  return createHmac('sha256', await suppressionKey(transaction))
    .update(email)
    .digest('hex');
}
