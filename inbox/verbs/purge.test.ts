import { expect } from 'vitest';
import { DAY, HOUR } from '#app/i18n/durations.ts';
import { onBothEngines } from '#tests/support/databases.ts';
import { inboxFor, NOW, send } from '#tests/support/inbox-for.ts';

onBothEngines('without --now, purge only counts', async (database, settings) => {
  const inbox = inboxFor(settings);
  const old = { keepUntil: () => NOW - HOUR };
  for (let count = 0; count < 3; count++)
    await send(database, { ...old, email: `${count}@visitor.test` }, NOW - DAY);
  await send(database, { ...old, form: 'feedback', email: 'f@visitor.test' }, NOW - DAY);
  await send(database, { email: 'kept@visitor.test' }, NOW - DAY);
  await database.db
    .updateTable('outbox')
    .set({ state: 'sent', sent_at: NOW - DAY })
    .execute();
  const waiting = await send(database, { ...old, email: 'w@visitor.test' }, NOW - DAY);
  const count = async () =>
    (await database.db.selectFrom('submissions').select('id').execute()).length;

  const dry = await inbox(['purge']);
  expect(dry.stdout).toMatch(
    /^Form +To delete\n(contact +3|feedback +1)\n(contact +3|feedback +1)\n$/,
  );
  expect(dry.stderr).toBe(
    '1 are kept after their retention, because a mail about them has not arrived.\nNothing was changed: "--now" does it.\n',
  );
  expect(await count()).toBe(6);

  const { stdout } = await inbox(['purge', '--now', '--json']);
  expect(JSON.parse(stdout)).toEqual({
    isDone: true,
    deleted: { contact: 3, feedback: 1 },
    keptForMails: 1,
    emptiedMails: 0,
    letterMails: 0,
    codedEntries: 0,
  });
  expect(await count()).toBe(2);
  expect((await inbox(['show', waiting.reference])).code).toBe(0);
  expect((await inbox(['purge', '--now'])).stderr).toContain('Nothing had to be deleted.\n');
});

onBothEngines('a clock that has jumped purges nothing', async (database, settings) => {
  const inbox = inboxFor(settings);
  await send(database, { form: 'feedback', mails: () => [] });
  await database.db
    .insertInto('site_state')
    .values({ name: 'last-trusted-moment', value: String(NOW) })
    .execute();
  const later = { now: NOW + 400 * DAY };
  const { code, stderr } = await inbox(['purge', '--now'], later);
  expect(code).toBe(2);
  expect(stderr).toContain('400 days ahead of what the server last saw: nothing was deleted.');
  expect((await inbox(['purge', '--now'], { now: NOW - DAY })).stderr).toContain(
    '24 hours behind what the server last saw',
  );
  expect(await database.db.selectFrom('submissions').select('id').execute()).toHaveLength(1);
  expect((await inbox(['purge', '--now', '--trust-clock'], later)).stdout).toContain('feedback');
  expect(await database.db.selectFrom('submissions').select('id').execute()).toEqual([]);
});
