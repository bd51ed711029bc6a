import { randomBytes } from 'node:crypto';
import type { Database } from './connect.ts';
import type { Queries, Transaction } from './tables.ts';

/** Returns the key that signs tokens. The first process makes and stores the key. */
export async function siteSecret(database: Database): Promise<Buffer> {
  return database.transact((transaction) => randomOnce(transaction, 'secret'));
}

export function suppressionKey(transaction: Transaction): Promise<Buffer> {
  return randomOnce(transaction, 'suppression-salt');
}

export async function readState(db: Queries, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('site_state')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}

export async function writeState(transaction: Transaction, name: string, value: string) {
  await transaction
    .insertInto('site_state')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

async function randomOnce(transaction: Transaction, name: string): Promise<Buffer> {
  await transaction
    .insertInto('site_state')
    .values({ name, value: randomBytes(32).toString('hex') })
    // If two processes insert a value at the same time, both read the first value.
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await transaction
    .selectFrom('site_state')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return Buffer.from(value, 'hex');
}
