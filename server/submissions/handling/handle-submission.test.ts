import { expect } from 'vitest';
import type { Handling, HistoryAction } from '#app/staff-ports.ts';
import type { Database } from '#server/database/connect.ts';
import { onBothEngines } from '#tests/support/databases.ts';
import { exampleStore, exampleSubmission, NOON } from '#tests/support/example-submission.ts';
import { handlingOptions } from '#tests/support/handling-options.ts';
import { handleSubmission } from './handle-submission.ts';
import { readHistory } from './history.ts';

/** Stores a submission and returns functions that work with it. */
async function stored(database: Database, parts: Parameters<typeof exampleSubmission>[0] = {}) {
  const { store } = exampleStore(database);
  const { id, reference } = await store.save(exampleSubmission(parts));
  return {
    id,
    reference,
    act: (action: HistoryAction, more: Partial<Handling> = {}, now = NOON) =>
      handleSubmission(
        database,
        id,
        { action, author: 'Sara', text: '', ...more },
        handlingOptions({ now }),
      ),
    row: () =>
      database.db
        .selectFrom('submissions')
        .select(['handler', 'closed_at', 'review_since', 'held_because'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    history: async () =>
      (await readHistory(database.db, id)).map(({ action, author, text }) => [
        action,
        author,
        text,
      ]),
  };
}

onBothEngines('each action changes the submission and becomes an entry', async (database) => {
  const { act, row, history } = await stored(database);
  expect(await act('take')).toEqual({ isChanged: true });
  expect(await act('note', { text: ' Called\nback ', author: 'Omar' }, NOON + 1)).toEqual({
    isChanged: true,
  });
  expect(await act('answer', { text: 'By telephone' }, NOON + 2)).toEqual({ isChanged: true });
  expect(await row()).toMatchObject({ handler: 'Sara', closed_at: NOON + 2 });
  expect(await act('reopen', {}, NOON + 3)).toEqual({ isChanged: true });
  expect(await row()).toMatchObject({ closed_at: null });
  expect(await history()).toEqual([
    ['take', 'Sara', ''],
    ['note', 'Omar', 'Called\nback'],
    ['answer', 'Sara', 'By telephone'],
    ['reopen', 'Sara', ''],
  ]);
});

onBothEngines('an action without effect writes only its note', async (database) => {
  const { act, history } = await stored(database);
  await act('close');
  expect(await act('answer')).toEqual({ isChanged: false });
  expect(await act('answer', { text: 'He has called' }, NOON + 1)).toEqual({ isChanged: false });
  expect(await history()).toEqual([
    ['close', 'Sara', ''],
    ['note', 'Sara', 'He has called'],
  ]);
});

onBothEngines('a form that is sent twice does nothing the second time', async (database) => {
  const { act, history } = await stored(database);
  const twice = [1, 2].map(() => act('note', { text: 'Once', entryId: 'token' }));
  expect(await Promise.all(twice)).toEqual([{ isChanged: true }, { isChanged: false }]);
  expect(await history()).toEqual([['note', 'Sara', 'Once']]);
});

onBothEngines('only applications have a status, and closing is one of them', async (database) => {
  const { act, row } = await stored(database, { form: 'application' });
  expect(await act('in-review')).toEqual({ isChanged: true });
  expect(await row()).toMatchObject({ review_since: NOON, closed_at: null });
  await act('close');
  expect(await act('received')).toEqual({ isChanged: true });
  expect(await row()).toMatchObject({ review_since: null, closed_at: null });

  const message = await stored(database, { email: 'omar@example.com' });
  expect(await message.act('in-review')).toEqual({ problem: 'action' });
  expect(await message.history()).toEqual([]);
});

onBothEngines('a submission is forwarded by a link, to the firm only', async (database) => {
  const { id, reference, act, history } = await stored(database);
  for (const recipient of [
    'omar@elsewhere.example',
    'omar@sub.firm.example',
    'omar@firm.example.evil.example',
    'omar@evil.example@firm.example',
    'Omar <omar@firm.example>',
    'omar',
    '',
  ])
    expect(await act('forward', { recipient }), recipient).toEqual({ problem: 'recipient' });
  expect(await history()).toEqual([]);
  expect(await act('forward', { recipient: 'Omar@Firm.Example', text: 'Please' })).toEqual({
    isChanged: true,
  });
  const [entry] = await readHistory(database.db, id);
  expect(entry).toMatchObject({ action: 'forward', recipient: 'Omar@Firm.Example' });
  const mails = await database.db
    .selectFrom('outbox')
    .select(['recipient', 'audience', 'state', 'message'])
    .where('kind', 'like', 'forward-%')
    .execute();
  expect(mails).toMatchObject([
    { recipient: 'Omar@Firm.Example', audience: 'firm', state: 'pending' },
  ]);
  expect(JSON.parse(mails[0]?.message ?? '')).toMatchObject({
    subject: `contact ${reference}`,
    text: `Please look at it: ${id} 0`,
  });
});

onBothEngines('confirmed spam sends no mail and is closed', async (database) => {
  const { act, row } = await stored(database, { quarantineReason: 'links' });
  expect(await act('spam')).toEqual({ isChanged: true });
  expect(await row()).toMatchObject({ closed_at: NOON, held_because: 'links' });
  const mails = await database.db.selectFrom('outbox').select('state').execute();
  expect(mails.map(({ state }) => state)).toEqual(['held', 'held']);

  const message = await stored(database, { email: 'omar@example.com' });
  expect(await message.act('spam')).toEqual({ problem: 'action' });
});

onBothEngines('a name, and a note of a sensible length, are required', async (database) => {
  const { act, history } = await stored(database);
  expect(await act('take', { author: ' \u202e\n' })).toEqual({ problem: 'author' });
  expect(await act('take', { author: 'x'.repeat(81) })).toEqual({ problem: 'author' });
  expect(await act('note', { text: ' \n' })).toEqual({ problem: 'text' });
  expect(await act('take', { text: 'x'.repeat(10_001) })).toEqual({ problem: 'tooLong' });
  expect(await history()).toEqual([]);
});
