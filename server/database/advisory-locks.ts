import { sql } from 'kysely';
import type { Engine } from './connect.ts';
import type { Transaction } from './tables.ts';

/** The order in which a transaction takes its locks. A fixed order prevents deadlocks. */
const ORDER = ['content', 'email', 'seats', 'submission', 'digest', 'searches', 'letters'] as const;
export type Lock = readonly [about: (typeof ORDER)[number], of: string];

/**
 * Takes locks on PostgreSQL, or waits for them. SQLite needs no locks, because only one transaction
 * writes at a time.
 */
export async function lock(engine: Engine, transaction: Transaction, ...locks: Lock[]) {
  if (engine === 'sqlite') return;
  const names = locks.map(([about, of]) => `${ORDER.indexOf(about)} ${about} ${of}`);
  for (const name of [...new Set(names)].sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
  }
}
