import { type Kysely, sql } from 'kysely';
import type { Engine } from '../connect.ts';

/** All new columns have defaults, so that a backup of an older version can be restored. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const moment = engine === 'postgres' ? 'bigint' : 'integer';
  const statements = `
    create table letters (
      slug text primary key,
      scheduled_for ${moment} unique,
      started_at ${moment} not null,
      stopped_at ${moment},
      finished_at ${moment},
      sent integer not null,
      refused integer not null,
      bounced integer not null,
      unsubscribed integer not null
    );

    alter table subscribers add column refusals integer not null default 0;
    alter table subscribers add column unreachable_since ${moment};

    alter table outbox add column subscriber_id text
      references subscribers (id) on delete cascade;
    create unique index outbox_by_subscriber on outbox (subscriber_id, kind);
    create index outbox_by_kind on outbox (kind, state);
    create index outbox_by_audience_turn on outbox (state, audience, next_at)`;
  for (const statement of statements.split(';')) await sql.raw(statement).execute(db);
}
