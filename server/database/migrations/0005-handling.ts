import { type Kysely, sql } from 'kysely';
import type { Engine } from '../connect.ts';

/** All new columns have defaults, so that a backup of an older version can be restored. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const moment = engine === 'postgres' ? 'bigint' : 'integer';
  const statements = `
    alter table submissions add column handler text;
    alter table submissions add column review_since ${moment};
    alter table submissions add column link_version integer not null default 0;

    alter table notes add column action text not null default 'note';
    alter table notes add column author text;
    alter table notes add column recipient text;

    create table empty_searches (
      id text primary key,
      week text not null,
      language text not null,
      query text not null,
      people integer not null
    )`;
  for (const statement of statements.split(';')) await sql.raw(statement).execute(db);
}
