import { expect, test } from 'vitest';
import { DAY, WEEK } from '#app/i18n/durations.ts';
import { onBothEngines } from '#tests/support/databases.ts';
import { NOON } from '#tests/support/example-submission.ts';
import { countableQuery } from './countable-query.ts';
import { createEmptySearches, deleteOldSearches } from './empty-searches.ts';

test.each([
  ['  Data   Mesh! ', 'data mesh'],
  ['حوكمة السحابة', 'حوكمة السحابة'],
  ['café', 'café'],
])('the search "%s" is counted as "%s"', (typed, counted) => {
  expect(countableQuery(typed)).toBe(counted);
});

test.each([
  'sara@example.com',
  '+966 50 123 4567',
  '٠٥٠١٢٣٤٥٦٧',
  'example.com/sara',
  'my name is Sara and I want',
  'x'.repeat(61),
  'ab',
  '…!',
])('the search "%s" is never counted', (typed) => {
  expect(countableQuery(typed)).toBeUndefined();
});

onBothEngines('a search is stored once three people have sent it in a day', async (database) => {
  let now = NOON;
  const searches = createEmptySearches(database, () => now);
  const stored = () =>
    database.db
      .selectFrom('empty_searches')
      .select(['week', 'language', 'query', 'people'])
      .execute();
  const send = (client: string, query = 'Data mesh') =>
    searches.count({ language: 'en', query }, client);
  for (let times = 0; times < 5; times++) await send('one');
  await send('two', 'data  MESH');
  expect(await stored()).toEqual([]);
  await send('three');
  expect(await stored()).toEqual([
    { week: '2026-11-22', language: 'en', query: 'data mesh', people: 3 },
  ]);
  await send('three');
  await send('four');
  expect(await stored()).toMatchObject([{ people: 4 }]);

  await send('one', 'Slow');
  await send('two', 'Slow');
  now += DAY + 1;
  await send('three', 'Slow');
  expect(await stored()).toHaveLength(1);
});

onBothEngines('searches are deleted four weeks after their week', async (database) => {
  const searches = createEmptySearches(database, () => NOON);
  const count = async () =>
    (await database.db.selectFrom('empty_searches').select('id').execute()).length;
  for (const client of ['one', 'two', 'three'])
    await searches.count({ language: 'ar', query: 'سحابة' }, client);
  await deleteOldSearches(database, NOON + 5 * WEEK);
  expect(await count()).toBe(1);
  await deleteOldSearches(database, NOON + 5 * WEEK + DAY);
  expect(await count()).toBe(0);
});
