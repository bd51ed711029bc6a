import { sql } from 'kysely';
import type { Engine } from './connect.ts';
import type { Transaction } from './tables.ts';

/** In the order of locking, so that transactions with several locks do not deadlock. */
const ORDER = ['content', 'email', 'seats', 'submission', 'digest'] as const;
export type Lock = readonly [about: (typeof ORDER)[number], of: string];

/** Blocks other transactions with the same lock. SQLite has one writer at a time anyway. */
export async function lock(engine: Engine, transaction: Transaction, ...locks: Lock[]) {
  if (engine === 'sqlite') return;
  const names = locks.map(([about, of]) => `${ORDER.indexOf(about)} ${about} ${of}`);
  for (const name of [...new Set(names)].sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
  }
}
