import { expect } from 'vitest';
import { HOUR } from '#app/i18n/durations.ts';
import { onBothEngines } from '#tests/support/databases.ts';
import {
  exampleRegistration,
  exampleStore,
  exampleSubmission,
  NOON,
} from '#tests/support/example-submission.ts';
import { releaseSubmission } from './release-submission.ts';

onBothEngines(
  'releasing sends the mails except the one that waits for a seat',
  async (database) => {
    const { store } = exampleStore(database);
    const { id, reference } = await store.save(
      exampleRegistration({ seats: 0, quarantineReason: 'links' }),
    );
    await store.save(exampleSubmission({ email: 'omar@example.com', quarantineReason: 'links' }));
    expect(await releaseSubmission(database, reference.toLowerCase(), NOON + HOUR)).toBe(true);
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
    expect(await releaseSubmission(database, receipts[3]?.reference ?? '', NOON + HOUR)).toBe(
      false,
    );
    expect(await releaseSubmission(database, 'K7F-4WM', NOON)).toBe(false);
    expect(
      await database.db
        .selectFrom('outbox')
        .select('last_error')
        .where('state', '=', 'held')
        .execute(),
    ).toEqual([{ last_error: 'limit' }]);
  },
);
