import type { Letter } from '#app/mail/ports.ts';
import { lock } from '#server/database/advisory-locks.ts';
import type { Database } from '#server/database/connect.ts';
import type { Transaction } from '#server/database/tables.ts';
import type { Settings } from '#server/env.ts';
import { enqueue } from '#server/outbox/enqueue.ts';

type Digest = {
  /** Identifies the digest. The outbox contains at most one digest of each kind. */
  kind: string;
  letter: Letter;
  now: number;
  /** Further changes in the same transaction. */
  besides?: (transaction: Transaction) => Promise<void>;
};

/** Adds a digest to the outbox. @returns false if the outbox already contains it */
export async function queueDigest(
  { engine, transact }: Database,
  settings: Settings,
  { kind, letter, now, besides }: Digest,
): Promise<boolean> {
  return transact(async (transaction) => {
    // Without the lock, two commands could write the same digest, because the table does not
    // prevent duplicates.
    await lock(engine, transaction, ['digest', kind]);
    const written = await transaction
      .selectFrom('outbox')
      .select('id')
      .where('kind', '=', kind)
      .where('submission_id', 'is', null)
      .executeTakeFirst();
    if (written) return false;
    await besides?.(transaction);
    const { INBOX_TO: recipient, SITE_URL } = settings;
    const { subject, text, html } = letter;
    const message = { subject, text, html };
    await enqueue(
      transaction,
      [{ submission_id: null, kind, audience: 'firm', recipient, message }],
      { mailHost: new URL(SITE_URL).hostname, now },
    );
    return true;
  });
}
