import { sql } from 'kysely';
import type { Queries } from '#server/database/tables.ts';
import { type Header, TABLE_NAMES } from './format.ts';

/** Counts the rows of each table. */
export async function countRows(snapshot: Queries): Promise<Header['rows']> {
  const counts: Header['rows'] = {};
  for (const table of TABLE_NAMES) {
    const query = sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`;
    const { rows } = await query.execute(snapshot);
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
}
