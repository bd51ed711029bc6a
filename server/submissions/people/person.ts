import type { Kysely } from 'kysely';
import type { Tables } from '#server/database/tables.ts';

/**
 * Who sent a submission, or subscribed, by the address's key.
 * @returns undefined where the record is no more, or has no address
 */
export async function personOf(db: Kysely<Tables>, id: string): Promise<string | undefined> {
  const { email_key } =
    (await db
      .selectFrom('submissions')
      .select('email_key')
      .where('id', '=', id)
      .executeTakeFirst()) ??
    (await db
      .selectFrom('subscribers')
      .select('email_key')
      .where('id', '=', id)
      .executeTakeFirst()) ??
    {};
  return email_key ?? undefined;
}
