import { createHmac } from 'node:crypto';
import type { Selectable } from 'kysely';
import { readState, suppressionKey } from '#server/database/site-state.ts';
import type { Tables, Transaction } from '#server/database/tables.ts';

type SuppressionList = {
  salt: string | undefined;
  suppressions: Selectable<Tables['suppressions']>[];
};

/** Reads the suppression list. Call this function before a restore replaces the list. */
export async function readSuppressions(transaction: Transaction): Promise<SuppressionList> {
  return {
    salt: await readState(transaction, 'suppression-salt'),
    suppressions: await transaction.selectFrom('suppressions').selectAll().execute(),
  };
}

/**
 * Applies suppressions to the restored database if they are newer than the backup.
 * @returns the emails whose erased data came back with the restore
 */
export async function reapplySuppressions(
  transaction: Transaction,
  { salt, suppressions }: SuppressionList,
): Promise<string[]> {
  if (salt === undefined || salt !== (await readState(transaction, 'suppression-salt'))) return [];
  const secret = await suppressionKey(transaction);
  const byHash = new Map(suppressions.map((suppression) => [suppression.hash, suppression]));
  const suppressionSince = (person: string, moment: number) => {
    const found = byHash.get(createHmac('sha256', secret).update(person).digest('hex'));
    return found && found.created_at >= moment ? found : undefined;
  };

  for (const suppression of suppressions) {
    await transaction
      .insertInto('suppressions')
      .values(suppression)
      .onConflict((conflict) => conflict.column('hash').doUpdateSet(suppression))
      .execute();
  }
  const erased = new Set<string>();
  const subscribers = await transaction
    .selectFrom('subscribers')
    .select(['id', 'email_key', 'confirmed_at'])
    .execute();
  for (const { id, email_key, confirmed_at } of subscribers) {
    const suppression = suppressionSince(email_key, confirmed_at);
    if (!suppression) continue;
    await transaction.deleteFrom('subscribers').where('id', '=', id).execute();
    if (suppression.reason === 'erased') erased.add(email_key);
  }
  const submissions = await transaction
    .selectFrom('submissions')
    .select(['email_key', 'received_at'])
    .where('email_key', 'is not', null)
    .execute();
  for (const { email_key, received_at } of submissions) {
    if (email_key !== null && suppressionSince(email_key, received_at)?.reason === 'erased')
      erased.add(email_key);
  }
  return [...erased].sort();
}
