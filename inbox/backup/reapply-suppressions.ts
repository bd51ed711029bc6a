import { createHmac } from 'node:crypto';
import type { Transaction } from 'kysely';
import { readState, suppressionKey } from '#server/database/site-state.ts';
import type { Tables } from '#server/database/tables.ts';

type SuppressionList = {
  salt: string | undefined;
  suppressions: { hash: string; reason: 'erased' | 'unsubscribed'; created_at: number }[];
};

/** Reads the suppression list of the database that is about to be replaced. */
export async function readSuppressions(transaction: Transaction<Tables>): Promise<SuppressionList> {
  return {
    salt: await readState(transaction, 'suppression-salt'),
    suppressions: await transaction.selectFrom('suppressions').selectAll().execute(),
  };
}

/**
 * Adds the suppressions since the backup to the restored database, and removes subscribers who
 * have unsubscribed since.
 * @returns e-mails of which something was erased since; a person decides what to erase again
 */
export async function reapplySuppressions(
  transaction: Transaction<Tables>,
  { salt, suppressions }: SuppressionList,
): Promise<string[]> {
  if (salt === undefined || salt !== (await readState(transaction, 'suppression-salt'))) return [];
  const secret = await suppressionKey(transaction);
  const byHash = new Map(suppressions.map((suppression) => [suppression.hash, suppression]));
  const suppressionOf = (person: string) =>
    byHash.get(createHmac('sha256', secret).update(person).digest('hex'));

  for (const suppression of suppressions) {
    await transaction
      .insertInto('suppressions')
      .values(suppression)
      .onConflict((conflict) =>
        conflict
          .column('hash')
          .doUpdateSet({ reason: suppression.reason, created_at: suppression.created_at }),
      )
      .execute();
  }
  const erased = new Set<string>();
  for (const { id, email_key, confirmed_at } of await transaction
    .selectFrom('subscribers')
    .select(['id', 'email_key', 'confirmed_at'])
    .execute()) {
    const suppression = suppressionOf(email_key);
    if (!suppression || suppression.created_at < confirmed_at) continue;
    await transaction.deleteFrom('subscribers').where('id', '=', id).execute();
    if (suppression.reason === 'erased') erased.add(email_key);
  }
  const submissions = await transaction
    .selectFrom('submissions')
    .select(['email_key', 'received_at'])
    .where('email_key', 'is not', null)
    .execute();
  for (const { email_key, received_at } of submissions) {
    const suppression = email_key === null ? undefined : suppressionOf(email_key);
    if (
      email_key !== null &&
      suppression?.reason === 'erased' &&
      suppression.created_at >= received_at
    )
      erased.add(email_key);
  }
  return [...erased].sort();
}
