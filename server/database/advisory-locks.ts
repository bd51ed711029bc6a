import { sql, type Transaction } from 'kysely';
import type { Engine } from './connect.ts';
import type { Tables } from './tables.ts';

/** Locks are taken in this order, so that transactions that need several do not deadlock. */
const ORDER = ['content', 'email', 'seats', 'submission', 'digest'] as const;
export type Lock = readonly [about: (typeof ORDER)[number], of: string];

/**
 * Makes transactions that decide about the same things wait for one another until they end. On
 * PostgreSQL both would read before either has written. SQLite has one writer at a time anyway.
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
