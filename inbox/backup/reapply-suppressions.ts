import { createHmac } from 'node:crypto';
import type { Transaction } from 'kysely';
import { readState, suppressionKey } from '#server/database/site-state.ts';
import type { Tables } from '#server/database/tables.ts';

type Wishes = {
  salt: string | undefined;
  suppressions: { hash: string; reason: 'erased' | 'unsubscribed'; created_at: number }[];
};

/** What people asked of the database that is about to be replaced: not to be written to again. */
export async function readSuppressions(transaction: Transaction<Tables>): Promise<Wishes> {
  return {
    salt: await readState(transaction, 'suppression-salt'),
    suppressions: await transaction.selectFrom('suppressions').selectAll().execute(),
  };
}

/**
 * Heeds in the restored database what was asked for after the backup: who unsubscribed is not
 * subscribed again.
 * @returns the addresses of which something was erased since, for a person to decide what has to go
 * again
 */
export async function reapplySuppressions(
  transaction: Transaction<Tables>,
  { salt, suppressions }: Wishes,
): Promise<string[]> {
  if (salt === undefined || salt !== (await readState(transaction, 'suppression-salt'))) return [];
  const secret = await suppressionKey(transaction);
  const wishes = new Map(suppressions.map((wish) => [wish.hash, wish]));
  const wishOf = (person: string) =>
    wishes.get(createHmac('sha256', secret).update(person).digest('hex'));

  for (const wish of suppressions) {
    await transaction
      .insertInto('suppressions')
      .values(wish)
      .onConflict((conflict) =>
        conflict.column('hash').doUpdateSet({ reason: wish.reason, created_at: wish.created_at }),
      )
      .execute();
  }
  const erased = new Set<string>();
  for (const { id, email_key, confirmed_at } of await transaction
    .selectFrom('subscribers')
    .select(['id', 'email_key', 'confirmed_at'])
    .execute()) {
    const wish = wishOf(email_key);
    if (!wish || wish.created_at < confirmed_at) continue;
    await transaction.deleteFrom('subscribers').where('id', '=', id).execute();
    if (wish.reason === 'erased') erased.add(email_key);
  }
  const submissions = await transaction
    .selectFrom('submissions')
    .select(['email_key', 'received_at'])
    .where('email_key', 'is not', null)
    .execute();
  for (const { email_key, received_at } of submissions) {
    const wish = email_key === null ? undefined : wishOf(email_key);
    if (email_key !== null && wish?.reason === 'erased' && wish.created_at >= received_at)
      erased.add(email_key);
  }
  return [...erased].sort();
}
