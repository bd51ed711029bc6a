import { createHash } from 'node:crypto';
import type { WebinarFacts } from '#app/mail/ports.ts';
import type { Database } from '#server/database/connect.ts';
import { readState, writeState } from '#server/database/site-state.ts';

/** The name under which the database stores a hash of the webinars of the latest process. */
const LATEST = 'webinar-content';

/**
 * Makes the content of this process the latest. While a new version of the site replaces an old
 * one, processes of both run, and only those with the content that was started last write mails.
 * @returns a function that checks whether no process with other content has started since
 */
export async function claimLatestContent(
  database: Database,
  webinars: readonly WebinarFacts[],
): Promise<() => Promise<boolean>> {
  const facts = webinars.map(({ slug, starts, ends, isCancelled, sequence, hasJoinUrl }) => [
    slug,
    starts,
    ends,
    isCancelled,
    sequence,
    hasJoinUrl,
  ]);
  const own = createHash('sha256').update(JSON.stringify(facts)).digest('hex');
  await database.transact(async (transaction) => {
    if ((await readState(transaction, LATEST)) === own) return;
    await writeState(transaction, LATEST, own);
    // A change that was noted with other content begins to settle again.
    await transaction.updateTable('announced_webinars').set({ changed_at: null }).execute();
  });
  return async () => (await readState(database.db, LATEST)) === own;
}
