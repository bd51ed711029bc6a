import { type Kysely, sql } from 'kysely';
import type { Engine } from '../connect.ts';

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const moment = engine === 'postgres' ? 'bigint' : 'integer';
  const bytes = engine === 'postgres' ? 'bytea' : 'blob';
  const statements = `
    create table submissions (
      id text primary key,
      reference text not null unique,
      form text not null,
      language text not null,
      email text,
      email_key text,
      name text,
      about text,
      answers text not null,
      seat text,
      held_because text,
      received_at ${moment} not null,
      due_at ${moment},
      closed_at ${moment},
      keep_until ${moment} not null,
      dedup_key text unique,
      content_hash text not null
    );
    create index submissions_by_email on submissions (email_key);
    create index submissions_by_content on submissions (content_hash, received_at);
    create index submissions_by_time on submissions (received_at);
    create index submissions_by_seat on submissions (form, about, seat);
    create index submissions_by_end on submissions (keep_until);

    create table attachments (
      id text primary key,
      submission_id text not null references submissions (id) on delete cascade,
      field text not null,
      name text not null,
      type text not null,
      size integer not null,
      sha256 text not null,
      bytes ${bytes} not null
    );
    create index attachments_by_submission on attachments (submission_id);

    create table outbox (
      id text primary key,
      submission_id text references submissions (id) on delete cascade,
      kind text not null,
      audience text not null,
      recipient text not null,
      message text not null,
      message_id text not null,
      state text not null,
      attempts integer not null,
      next_at ${moment} not null,
      lease text,
      lease_until ${moment},
      last_error text,
      created_at ${moment} not null,
      sent_at ${moment},
      constraint one_of_each_kind unique (submission_id, kind)
    );
    create index outbox_by_turn on outbox (state, next_at);
    create index outbox_by_audience on outbox (audience, next_at);

    create table notes (
      id text primary key,
      submission_id text not null references submissions (id) on delete cascade,
      written_at ${moment} not null,
      text text not null
    );
    create index notes_by_submission on notes (submission_id);

    create table subscribers (
      id text primary key,
      email text not null,
      email_key text not null unique,
      language text not null,
      confirmed_at ${moment} not null,
      consent text not null
    );

    create table suppressions (
      hash text primary key,
      reason text not null,
      created_at ${moment} not null
    );

    create table site_state (name text primary key, value text not null)`;
  for (const statement of statements.split(';')) await sql.raw(statement).execute(db);
}
