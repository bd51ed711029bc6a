import { type Kysely, sql } from 'kysely';
import type { Engine } from '../connect.ts';

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const moment = engine === 'postgres' ? 'bigint' : 'integer';
  await sql
    .raw(`
      create table announced_webinars (
        slug text primary key,
        starts ${moment} not null,
        ends ${moment} not null,
        status text not null,
        sequence integer not null,
        changed_at ${moment}
      )`)
    .execute(db);
}
