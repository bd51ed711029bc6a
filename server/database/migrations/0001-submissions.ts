import { type Kysely, sql } from 'kysely';
import type { Engine } from '../connect.ts';

/** Everything that visitors send, the mails it causes, and what the site itself remembers. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const moment = engine === 'postgres' ? 'bigint' : 'integer';
  const bytes = engine === 'postgres' ? 'bytea' : 'blob';

  await db.schema
    .createTable('submissions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('email_key', 'text')
    .addColumn('name', 'text')
    .addColumn('about', 'text')
    .addColumn('answers', 'text', (column) => column.notNull())
    .addColumn('seat', 'text')
    .addColumn('held_because', 'text')
    .addColumn('received_at', moment, (column) => column.notNull())
    .addColumn('due_at', moment)
    .addColumn('closed_at', moment)
    .addColumn('keep_until', moment, (column) => column.notNull())
    .addColumn('dedup_key', 'text', (column) => column.unique())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('submissions_by_email')
    .on('submissions')
    .column('email_key')
    .execute();
  await db.schema
    .createIndex('submissions_by_content')
    .on('submissions')
    .columns(['content_hash', 'received_at'])
    .execute();
  await db.schema
    .createIndex('submissions_by_time')
    .on('submissions')
    .column('received_at')
    .execute();
  await db.schema
    .createIndex('submissions_by_seat')
    .on('submissions')
    .columns(['form', 'about', 'seat'])
    .execute();
  await db.schema
    .createIndex('submissions_by_end')
    .on('submissions')
    .column('keep_until')
    .execute();

  await db.schema
    .createTable('attachments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'text', (column) =>
      column.notNull().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('bytes', sql.raw(bytes), (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('attachments_by_submission')
    .on('attachments')
    .column('submission_id')
    .execute();

  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'text', (column) =>
      column.references('submissions.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('audience', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_at', moment, (column) => column.notNull())
    .addColumn('lease', 'text')
    .addColumn('lease_until', moment)
    .addColumn('last_error', 'text')
    .addColumn('created_at', moment, (column) => column.notNull())
    .addColumn('sent_at', moment)
    .addUniqueConstraint('one_of_each_kind', ['submission_id', 'kind'])
    .execute();
  await db.schema
    .createIndex('outbox_by_turn')
    .on('outbox')
    .columns(['state', 'next_at'])
    .execute();
  await db.schema
    .createIndex('outbox_by_audience')
    .on('outbox')
    .columns(['audience', 'next_at'])
    .execute();

  await db.schema
    .createTable('notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'text', (column) =>
      column.notNull().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('written_at', moment, (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('notes_by_submission').on('notes').column('submission_id').execute();

  await db.schema
    .createTable('subscribers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', moment, (column) => column.notNull())
    .addColumn('consent', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('suppressions')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('created_at', moment, (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('site_state')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}
