import { sql, type Transaction } from 'kysely';
import type { Engine } from '#server/database/connect.ts';
import type { Tables } from '#server/database/tables.ts';

/**
 * What two transactions may decide about at once. Whoever takes several takes them in this order,
 * so that nobody waits in a circle.
 */
const ORDER = ['content', 'address', 'seats', 'submission'] as const;
export type Lock = readonly [about: (typeof ORDER)[number], of: string];

/**
 * Makes transactions that decide about the same things wait for one another until they end. SQLite
 * has one writer at a time anyway; PostgreSQL would let both read before either has written.
 */
export async function lock(
  engine: Engine,
  transaction: Transaction<Tables>,
  ...locks: Lock[]
): Promise<void> {
  if (engine === 'sqlite') return;
  const names = locks.map(([about, of]) => `${ORDER.indexOf(about)} ${about} ${of}`);
  for (const name of [...new Set(names)].sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
  }
}
