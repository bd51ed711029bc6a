import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { Tables } from '#server/database/tables.ts';

/**
 * By what tokens are signed: 32 random bytes, made once. Two processes that start together get the
 * same.
 */
export async function siteSecret(database: Database): Promise<Buffer> {
  return database.transact((transaction) => randomOnce(transaction, 'secret'));
}

/** By what addresses are hashed that asked not to be written to: 32 random bytes, made once. */
export function suppressionSalt(transaction: Transaction<Tables>): Promise<Buffer> {
  return randomOnce(transaction, 'suppression-salt');
}

/** @returns undefined where nothing was kept by that name yet */
export async function readState(
  transaction: Transaction<Tables>,
  name: string,
): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('site_state')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}

export async function writeState(
  transaction: Transaction<Tables>,
  name: string,
  value: string,
): Promise<void> {
  await transaction
    .insertInto('site_state')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

async function randomOnce(transaction: Transaction<Tables>, name: string): Promise<Buffer> {
  await transaction
    .insertInto('site_state')
    .values({ name, value: randomBytes(32).toString('hex') })
    // Whoever comes second waits until the first has committed, and then reads what that one made.
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await transaction
    .selectFrom('site_state')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return Buffer.from(value, 'hex');
}
