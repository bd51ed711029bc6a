import type { Queries } from '#server/database/tables.ts';

/** Finds the email key of a submission or subscription. @returns undefined without an email */
export async function personOf(db: Queries, id: string): Promise<string | undefined> {
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

export async function isSubscribed(db: Queries, person: string): Promise<boolean> {
  const query = db.selectFrom('subscribers').select('id').where('email_key', '=', person);
  return (await query.executeTakeFirst()) !== undefined;
}
