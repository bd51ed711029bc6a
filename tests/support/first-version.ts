import { sql } from 'kysely';
import type { Queries } from '#server/database/tables.ts';

/** Undoes later changes of the columns and indexes, to get those of the first version. */
export async function undoColumns(db: Queries): Promise<void> {
  for (const column of ['consent', 'handler', 'review_since', 'link_version'])
    await db.schema.alterTable('submissions').dropColumn(column).execute();
  for (const column of ['action', 'author', 'recipient'])
    await db.schema.alterTable('notes').dropColumn(column).execute();
  const indexes = ['submission', 'subscriber', 'kind', 'audience_turn'];
  for (const index of indexes.map((name) => `outbox_by_${name}`))
    await db.schema.dropIndex(index).execute();
  await db.schema.alterTable('outbox').dropColumn('subscriber_id').execute();
  for (const column of ['refusals', 'unreachable_since'])
    await db.schema.alterTable('subscribers').dropColumn(column).execute();
  await sql`delete from kysely_migration where name <> '0001-submissions'`.execute(db);
}

export async function undoTables(db: Queries): Promise<void> {
  await db.schema.dropTable('announced_webinars').execute();
  await db.schema.dropTable('empty_searches').execute();
  await db.schema.dropTable('letters').execute();
}
