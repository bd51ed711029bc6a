import { createHash } from 'node:crypto';
import type { WebinarFacts } from '#app/mail/ports.ts';
import type { Database } from '#server/database/connect.ts';
import { readState, writeState } from '#server/database/site-state.ts';

/** The name of the value in `site_state` that is a hash of the latest webinars. */
const LATEST = 'webinar-content';

/**
 * Makes the content of this process the latest, because only the newest content may cause mails.
 * @returns a function that returns false once other content is the latest
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
    // The settling time of a change begins again with other content.
    await transaction.updateTable('announced_webinars').set({ changed_at: null }).execute();
  });
  return async () => (await readState(database.db, LATEST)) === own;
}
