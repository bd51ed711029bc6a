import { expect } from 'vitest';
import { DAY, HOUR } from '#app/i18n/durations.ts';
import { builtSite } from '#tests/support/built-site.ts';
import { onBothEngines } from '#tests/support/databases.ts';
import { inboxFor, NOW, send } from '#tests/support/inbox-for.ts';
import { addSubscribers, letterRound, start } from '#tests/support/subscribers.ts';

onBothEngines('the weekly digest has the numbers of the last week', async (database, settings) => {
  const projectFolder = builtSite();
  const inbox = inboxFor({ ...settings, INBOX_TO: 'team@firm.test' }, { projectFolder });
  const at = (moment: number, email: string, parts: Parameters<typeof send>[1] = {}) =>
    send(database, { email, answerWithin: DAY, ...parts }, moment);
  const answer = ({ reference }: { reference: string }, now: number) =>
    inbox(['answer', reference], { now });

  // This submission came before the last week, and was answered during that week.
  await answer(await at(NOW - 9 * DAY, 'a@visitor.test'), NOW - 6 * DAY);
  await answer(await at(NOW - 5 * DAY, 'b@visitor.test'), NOW - 5 * DAY + 2 * HOUR);
  await answer(await at(NOW - 4 * DAY, 'c@visitor.test'), NOW - 4 * DAY + 5 * HOUR);
  await at(NOW - 3 * DAY, 'd@visitor.test', { form: 'application', about: 'data-analyst' });
  await at(NOW - 2 * DAY, 'e@visitor.test', { quarantineReason: 'links' });
  // This submission came in the current week.
  await at(NOW, 'f@visitor.test');
  const opinion = (helpful: string, comment: string) =>
    send(
      database,
      { form: 'feedback', about: '/help-center', answers: { helpful, comment }, mails: () => [] },
      NOW - 2 * DAY,
    );
  await opinion('yes', '');
  await opinion('no', 'It lacks prices');
  await database.db
    .insertInto('empty_searches')
    .values([
      { id: '1', week: '2026-11-15', language: 'en', query: 'data mesh', people: 4 },
      { id: '2', week: '2026-11-22', language: 'en', query: 'later', people: 3 },
    ])
    .execute();

  await addSubscribers(database, 3, { confirmedAt: NOW - 9 * DAY });
  await start(database, NOW - 8 * DAY);
  await letterRound(database, NOW - 8 * DAY);
  const refused = { state: 'dead' as const, last_error: '550 5.1.1' };
  const mails = database.db.updateTable('outbox').where('audience', '=', 'subscriber');
  await mails.set({ state: 'sent' }).execute();
  await mails.set(refused).where('subscriber_id', '=', 'reader-00001').execute();

  const { stdout } = await inbox(['digest', '--weekly', '--print', '--json']);
  expect(JSON.parse(stdout)).toEqual({
    isQueued: false,
    from: '2026-11-15',
    to: '2026-11-21',
    received: expect.arrayContaining([
      { form: 'contact', about: null, count: 2 },
      { form: 'application', about: 'data-analyst', count: 1 },
      { form: 'feedback', about: '/help-center', count: 2 },
    ]),
    open: { count: 3, late: 2 },
    answers: [{ form: 'contact', count: 3, late: 1, median: 5 * HOUR, slowest: 3 * DAY }],
    feedback: [{ page: '/help-center', yes: 1, no: 1, comments: 1 }],
    letters: [{ slug: '2026-11-cases', sent: 2, refused: 1, unsubscribed: 0 }],
    searches: [{ language: 'en', query: 'data mesh', people: 4 }],
  });
  expect(await inbox(['digest', '--weekly'])).toMatchObject({
    code: 0,
    stderr: 'The mail about the week from 2026-11-15 goes to team@firm.test.\n',
  });
  // This is the last day of the week in which the mail was written.
  expect((await inbox(['digest', '--weekly'], { now: NOW + 6 * DAY })).stderr).toBe(
    'The mail about the week from 2026-11-15 was written already.\n',
  );
  expect((await inbox(['digest', '--weekly'], { now: NOW + 7 * DAY })).stderr).toContain(
    '2026-11-22 goes to',
  );
});
