import type { Kysely } from 'kysely';
import type { Tables } from '#server/database/tables.ts';

/**
 * Finds the person behind a submission or subscription.
 * @returns the key of their e-mail; undefined when the record does not exist or has no e-mail
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
