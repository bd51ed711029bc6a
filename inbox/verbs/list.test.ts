import { expect, test } from 'vitest';
import { DAY, HOUR } from '#app/i18n/durations.ts';
import { freshDatabase, onBothEngines } from '#tests/support/databases.ts';
import { inboxFor, NOW, send } from '#tests/support/inbox-for.ts';

onBothEngines(
  'submissions are listed newest first, filtered by form, state and time',
  async (database, settings) => {
    const inbox = inboxFor(settings);
    const old = await send(database, { answerWithin: DAY }, NOW - 9 * DAY);
    const held = await send(
      database,
      { quarantineReason: 'links', email: 'a@visitor.test' },
      NOW - 2 * DAY,
    );
    const role = await send(
      database,
      {
        form: 'application',
        about: 'data-analyst',
        email: 'b@visitor.test',
        answerWithin: 3 * HOUR,
      },
      NOW - HOUR,
    );
    await inbox(['close', held.reference]);
    const listed = async (...words: string[]) => {
      const { stdout } = await inbox(['list', '--json', ...words]);
      return (JSON.parse(stdout) as { reference: string }[]).map(({ reference }) => reference);
    };

    expect(await listed()).toEqual([role.reference, held.reference, old.reference]);
    expect(await listed('--form', 'application')).toEqual([role.reference]);
    expect(await listed('--open')).toEqual([role.reference, old.reference]);
    expect(await listed('--closed')).toEqual([held.reference]);
    expect(await listed('--quarantined')).toEqual([held.reference]);
    expect(await listed('--overdue')).toEqual([old.reference]);
    expect(await listed('--since', '7d')).toEqual([role.reference, held.reference]);
    expect(await listed('--since', '2026-11-22')).toEqual([role.reference]);
    expect(await listed('--limit', '1')).toEqual([role.reference]);

    const { stdout, stderr } = await inbox(['list', '--limit', '2']);
    expect(stdout.split('\n')[1]).toMatch(
      new RegExp(
        `^${role.reference} +2026-11-22 11:00 +application +open +in 2 h +Sara Haddad +data-analyst$`,
      ),
    );
    expect(stderr).toBe('2 of 3: "--limit 0" shows all.\n');
  },
);

onBothEngines('the JSON has a stable shape', async (database, settings) => {
  const { reference } = await send(database, { answerWithin: HOUR });
  const { stdout } = await inboxFor(settings)(['list', '--json']);
  expect(JSON.parse(stdout)).toEqual([
    {
      reference,
      form: 'contact',
      language: 'en',
      name: 'Sara Haddad',
      email: 'sara@visitor.test',
      about: null,
      seat: null,
      receivedAt: '2026-11-22T12:00:00+03:00',
      dueAt: '2026-11-22T13:00:00+03:00',
      closedAt: null,
      heldBecause: null,
      keepUntil: '2027-11-22T12:00:00+03:00',
    },
  ]);
});

test('a wrong option is reported, with exit code 2', async () => {
  const inbox = inboxFor(await freshDatabase('sqlite'));
  for (const words of [
    ['--form', 'order'],
    ['--since', 'yesterday'],
    ['--limit', 'ten'],
    ['--open', '--closed'],
    ['--frm', 'contact'],
  ]) {
    const { code, stderr, stdout } = await inbox(['list', ...words]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^error: /);
  }
});
