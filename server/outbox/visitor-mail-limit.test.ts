import { expect } from 'vitest';
import { DAY, HOUR, MINUTE } from '#app/i18n/durations.ts';
import type { Mail } from '#app/mail/ports.ts';
import type { Database } from '#server/database/connect.ts';
import { onBothEngines, openDatabase } from '#tests/support/databases.ts';
import {
  exampleStore,
  exampleSubmission,
  NOON,
  SEAT_MAIL,
  TO_FIRM,
  TO_VISITOR,
} from '#tests/support/example-submission.ts';
import { OUTBOX_SETTINGS } from '#tests/support/run-outbox.ts';
import { claimMails } from './claims.ts';

/**
 * Lists the mails to visitors in the order of their submissions. A pending mail is shown as the
 * minutes after noon when it is due, any other mail as its state and the reason.
 */
async function turns(database: Database): Promise<(number | string)[]> {
  const mails = await database.db
    .selectFrom('outbox')
    .innerJoin('submissions', 'submissions.id', 'outbox.submission_id')
    .select(['outbox.state', 'outbox.next_at', 'outbox.last_error'])
    .where('outbox.audience', '=', 'visitor')
    .orderBy('submissions.received_at')
    .execute();
  return mails.map(({ state, next_at, last_error }) =>
    state === 'pending' ? (next_at - NOON) / MINUTE : `${state} ${last_error}`,
  );
}

const toVisitor = (token: string, mails: Mail[] = [TO_VISITOR]) =>
  exampleSubmission({ token, mails: () => mails });

onBothEngines('a recipient gets a mail every ten minutes and three a day', async (database) => {
  const { store, clock } = exampleStore(database);
  for (const token of ['a', 'b', 'c', 'd']) {
    await store.save(
      exampleSubmission({
        token,
        email: token === 'b' ? 'LAYLA@example.com ' : 'layla@example.com',
      }),
    );
    clock.now += MINUTE;
  }
  expect(await turns(database)).toEqual([0, 10, 20, 'held limit']);
  const toFirm = await database.db
    .selectFrom('outbox')
    .select(['state', 'next_at'])
    .where('audience', '=', 'firm')
    .execute();
  expect(toFirm.map(({ state, next_at }) => [state, (next_at - NOON) / MINUTE]).sort()).toEqual(
    [0, 1, 2, 3].map((minute) => ['pending', minute]),
  );
});

onBothEngines('each recipient has its own limit', async (database) => {
  const { store, clock } = exampleStore(database);
  await store.save(toVisitor('a'));
  clock.now += MINUTE;
  await store.save(exampleSubmission({ email: 'omar@example.com' }));
  expect(await turns(database)).toEqual([0, 1]);
});

onBothEngines(
  'mails beyond the limit do not count, so that a flood does not block a recipient',
  async (database) => {
    const { store, clock } = exampleStore(database);
    for (const token of ['a', 'b', 'c', 'd', 'e']) {
      await store.save(toVisitor(token));
      clock.now += HOUR;
    }
    clock.now = NOON + DAY;
    await store.save(toVisitor('f'));
    clock.now += HOUR;
    await store.save(toVisitor('g'));
    expect(await turns(database)).toEqual([
      0,
      60,
      120,
      'held limit',
      'held limit',
      24 * 60,
      25 * 60,
    ]);
  },
);

onBothEngines(
  'mails of one submission go out together and count once for the gap',
  async (database) => {
    const { store, clock } = exampleStore(database);
    await store.save(
      toVisitor('a', [TO_VISITOR, { ...TO_VISITOR, kind: 'invitation' }, SEAT_MAIL]),
    );
    clock.now += MINUTE;
    await store.save(toVisitor('b', [SEAT_MAIL]));
    clock.now += MINUTE;
    await store.save(toVisitor('c'));
    expect(await turns(database)).toEqual([0, 0, 'held null', 'held null', 10]);
  },
);

onBothEngines('a clock that was set back does not postpone mails for weeks', async (database) => {
  const { store, clock } = exampleStore(database);
  for (const token of ['a', 'b', 'c']) await store.save(toVisitor(token));
  clock.now -= 40 * DAY;
  await store.save(toVisitor('d'));
  clock.now += MINUTE;
  await store.save(toVisitor('e'));
  expect((await turns(database)).slice(0, 2)).toEqual([-40 * 24 * 60, -40 * 24 * 60 + 10]);
});

onBothEngines('ten concurrent submissions do not exceed the limit', async (database, settings) => {
  const stores = [
    exampleStore(database).store,
    exampleStore(await openDatabase(settings)).store,
  ] as const;
  await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      stores[index % 2 ? 1 : 0].save({ ...toVisitor('a'), answers: { message: `${index}` } }),
    ),
  );
  const all = await turns(database);
  expect(all.filter((turn) => typeof turn === 'number').sort()).toEqual([0, 10, 20]);
  expect(all.filter((turn) => turn === 'held limit')).toHaveLength(7);
});

onBothEngines('mails that wait for a confirmation do not count', async (database) => {
  const { store, clock } = exampleStore(database);
  const welcome: Mail = { ...TO_VISITOR, kind: 'welcome', waits: true };
  await store.save(toVisitor('a', [TO_VISITOR, welcome]));
  clock.now += HOUR;
  await store.save(toVisitor('b', [TO_VISITOR, welcome]));
  clock.now += HOUR;
  await store.save(toVisitor('c'));
  clock.now += HOUR;
  await store.save(toVisitor('d'));
  expect((await turns(database)).map(String).sort()).toEqual([
    '0',
    '120',
    '60',
    'held limit',
    'held null',
    'held null',
  ]);
});

onBothEngines('mails of other forms do not block data requests', async (database) => {
  const { store, clock } = exampleStore(database);
  for (const form of [
    'contact',
    'contact',
    'contact',
    'contact',
    'dataRequest',
    'dataRequest',
    'dataRequest',
    'dataRequest',
    'contact',
  ] as const) {
    await store.save(
      exampleSubmission({ form, token: String(clock.now), mails: () => [TO_VISITOR] }),
    );
    clock.now += HOUR;
  }
  expect(await turns(database)).toEqual([
    0,
    60,
    120,
    'held limit',
    4 * 60,
    5 * 60,
    6 * 60,
    'held limit',
    'held limit',
  ]);
});

onBothEngines('a postponed mail is not taken for one of a wrong clock', async (database) => {
  const { store, clock } = exampleStore(database, { visitorMailsPerMinute: 1 });
  for (let index = 0; index < 20; index++)
    await store.save(exampleSubmission({ email: `guest-${index}@example.com` }));
  for (let index = 0; index < 6; index++)
    await store.save(
      exampleSubmission({ form: 'dataRequest', token: `${index}`, mails: () => [TO_VISITOR] }),
    );
  const latest = Math.max(...(await turns(database)).map(Number));
  expect(latest).toBe(50 + 15);
  const turn = { settings: OUTBOX_SETTINGS, now: () => clock.now, limit: 100, except: [] };
  const claimed = await claimMails(database, turn);
  expect(claimed.length).toBeGreaterThan(0);
  expect(claimed.every(({ next_at }) => next_at <= clock.now)).toBe(true);
});

onBothEngines(
  'mails to many visitors are spread, by at most a quarter of an hour',
  async (database) => {
    const { store, clock } = exampleStore(database, { visitorMailsPerMinute: 2 });
    const send = async (count: number, mails: Mail[]) => {
      for (let index = 0; index < count; index++) {
        await store.save(
          exampleSubmission({
            email: `guest-${index}-${mails.length}-${clock.now}@example.com`,
            mails: () => mails,
          }),
        );
      }
    };
    // Mails to the firm and mails about a freed seat do not count against the limit.
    await send(3, [TO_FIRM]);
    await send(3, [TO_FIRM, SEAT_MAIL]);
    const planned = async () => {
      const all = await turns(database);
      return all.filter((turn) => typeof turn === 'number').sort((one, other) => one - other);
    };
    for (let index = 0; index < 5; index++) {
      await store.save(
        exampleSubmission({ email: `visitor-${index}@example.com`, mails: () => [TO_VISITOR] }),
      );
    }
    expect(await planned()).toEqual([0, 0, 1, 1, 2]);
    // Mails that were sent within the last minute count against the limit.
    await database.db
      .updateTable('outbox')
      .set({ state: 'sent' })
      .where('next_at', '=', NOON)
      .where('kind', '=', 'receipt')
      .execute();
    clock.now += MINUTE / 2;
    await send(1, [TO_VISITOR]);
    expect(await planned()).toEqual([1, 1, 2, 2.5]);
    clock.now = NOON + 30 * MINUTE;
    await send(40, [TO_VISITOR]);
    expect((await planned()).slice(4, 7)).toEqual([30, 30, 31]);
    expect((await planned()).at(-1)).toBe(30 + 15);
    const toFirm = await database.db
      .selectFrom('outbox')
      .select('next_at')
      .where('audience', '=', 'firm')
      .execute();
    expect(toFirm.every(({ next_at }) => next_at === NOON)).toBe(true);
  },
);

onBothEngines(
  'by default, mails to thirty visitors a minute are not postponed',
  async (database) => {
    const { store } = exampleStore(database);
    for (let index = 0; index < 31; index++)
      await store.save(exampleSubmission({ email: `guest-${index}@example.com` }));
    const all = await turns(database);
    expect(all.filter((turn) => turn === 0)).toHaveLength(30);
    expect(all.filter((turn) => turn === 1)).toHaveLength(1);
  },
);
