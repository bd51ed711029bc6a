import { expect } from 'vitest';
import { HOUR } from '#app/i18n/durations.ts';
import type { Database } from '#server/database/connect.ts';
import { handleSubmission } from '#server/submissions/handling/handle-submission.ts';
import { onBothEngines } from '#tests/support/databases.ts';
import {
  exampleRegistration,
  exampleStore,
  exampleSubmission,
  NOON,
} from '#tests/support/example-submission.ts';
import { handlingOptions } from '#tests/support/handling-options.ts';

const release = (database: Database, id: string) =>
  handleSubmission(
    database,
    id,
    { action: 'release', author: 'Sara', text: '' },
    handlingOptions({ now: NOON + HOUR }),
  );

onBothEngines(
  'releasing sends the mails except the one that waits for a seat',
  async (database) => {
    const { store } = exampleStore(database);
    const { id } = await store.save(exampleRegistration({ seats: 0, quarantineReason: 'links' }));
    await store.save(exampleSubmission({ email: 'omar@example.com', quarantineReason: 'links' }));
    expect(await release(database, id)).toEqual({ isChanged: true });
    const mails = await database.db
      .selectFrom('outbox')
      .select(['kind', 'state', 'next_at', 'created_at'])
      .where('submission_id', '=', id)
      .orderBy('kind')
      .execute();
    expect(mails).toEqual([
      { kind: 'notice', state: 'pending', next_at: NOON + HOUR, created_at: NOON + HOUR },
      { kind: 'receipt', state: 'pending', next_at: NOON + HOUR, created_at: NOON + HOUR },
      { kind: 'seat-freed', state: 'held', next_at: NOON, created_at: NOON },
    ]);
    expect(
      await database.db.selectFrom('submissions').select('held_because').orderBy('form').execute(),
    ).toEqual([{ held_because: 'links' }, { held_because: null }]);
  },
);

onBothEngines(
  'only quarantined submissions are released, and not mails beyond the limit',
  async (database) => {
    const { store } = exampleStore(database);
    const receipts = [];
    for (const token of ['a', 'b', 'c', 'd'])
      receipts.push(await store.save(exampleSubmission({ token })));
    expect(await release(database, receipts[3]?.id ?? '')).toEqual({ isChanged: false });
    expect(await release(database, 'nothing')).toEqual({ problem: 'gone' });
    expect(
      await database.db
        .selectFrom('outbox')
        .select('last_error')
        .where('state', '=', 'held')
        .execute(),
    ).toEqual([{ last_error: 'limit' }]);
  },
);
