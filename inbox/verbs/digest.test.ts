import { expect } from 'vitest';
import { DAY, HOUR } from '#app/i18n/durations.ts';
import { builtSite } from '#tests/support/built-site.ts';
import { onBothEngines, openDatabase } from '#tests/support/databases.ts';
import { emptyFolder, inboxFor, NOW, send } from '#tests/support/inbox-for.ts';

onBothEngines(
  'the digest of a day lists new, due and late submissions, and is sent once',
  async (database, settings) => {
    const inbox = inboxFor(
      {
        ...settings,
        INBOX_TO: 'team@firm.test',
        INBOX_LANGUAGE: 'ar',
        SITE_URL: 'https://www.firm.test',
      },
      { projectFolder: builtSite() },
    );
    const wednesday = await send(
      database,
      { email: 'a@visitor.test', answerWithin: DAY },
      NOW - 4 * DAY,
    );
    const thursday = await send(
      database,
      { email: 'b@visitor.test', answerWithin: 3 * DAY + HOUR },
      NOW - 3 * DAY,
    );
    await send(
      database,
      { email: 'c@visitor.test', answerWithin: DAY, quarantineReason: 'links' },
      NOW - HOUR,
    );
    await database.db
      .updateTable('outbox')
      .set({ state: 'dead' })
      .where('recipient', '=', 'a@visitor.test')
      .execute();

    expect(await inbox(['digest'])).toMatchObject({
      code: 0,
      stdout: '',
      stderr: 'The mail of 2026-11-22 goes to team@firm.test.\n',
    });
    expect((await inbox(['digest'], { now: NOW + HOUR })).stderr).toBe(
      'The mail of 2026-11-22 was written already.\n',
    );

    const rows = await database.db
      .selectFrom('outbox')
      .selectAll()
      .where('submission_id', 'is', null)
      .execute();
    expect(rows).toMatchObject([
      {
        kind: 'digest-2026-11-22',
        audience: 'firm',
        recipient: 'team@firm.test',
        state: 'pending',
        attempts: 0,
        next_at: NOW,
        created_at: NOW,
      },
    ]);
    expect(rows[0]?.message_id).toBe(`<${rows[0]?.id}@www.firm.test>`);
    const message = JSON.parse(rows[0]?.message ?? '') as { subject: string; text: string };
    expect(message.subject).toBe('يوم 2026-11-22');
    expect(message.text.startsWith('ar ')).toBe(true);
    const facts = JSON.parse(message.text.slice(3)) as {
      received: { reference: string; url: string }[];
      overdue: { reference: string; url: string }[];
    };
    for (const { url } of [...facts.received, ...facts.overdue])
      expect(url).toMatch(/^https:\/\/www\.firm\.test\/ar\/staff\//);
    expect(facts.received.map(({ reference }) => reference)).toEqual([
      thursday.reference,
      expect.any(String),
    ]);
    expect(facts).toMatchObject({
      day: '2026-11-22',
      due: [
        { reference: thursday.reference, form: 'contact', name: 'Sara Haddad', dueAt: NOW + HOUR },
      ],
      overdue: [{ reference: wednesday.reference }],
      quarantined: 1,
      failedMails: 1,
    });

    const later = await send(database, { email: 'd@visitor.test' }, NOW + 2 * HOUR);
    const { stdout } = await inbox(['digest', '--print', '--json'], { now: NOW + DAY });
    expect(JSON.parse(stdout)).toMatchObject({
      day: '2026-11-23',
      isQueued: false,
      received: [{ reference: later.reference, dueAt: null }],
    });
  },
);

onBothEngines('several commands at once write one digest', async (database, settings) => {
  const projectFolder = builtSite();
  const inbox = inboxFor(settings, { projectFolder });
  await openDatabase(settings);
  const told = await Promise.all(Array.from({ length: 5 }, () => inbox(['digest'])));
  expect(told.filter(({ stderr }) => stderr.includes('goes to'))).toHaveLength(1);
  expect(await database.db.selectFrom('outbox').select('id').execute()).toHaveLength(1);
});

onBothEngines(
  'Friday and Saturday have no digest without --force, and --print sends none',
  async (database, settings) => {
    const inbox = inboxFor(settings, { projectFolder: builtSite(), now: NOW - DAY });
    const count = async () =>
      (await database.db.selectFrom('outbox').select('id').execute()).length;
    expect(await inbox(['digest'])).toMatchObject({
      code: 0,
      stderr: 'Friday and Saturday have no digest: "--force" sends one.\n',
    });
    const { stdout } = await inbox(['digest', '--print']);
    expect(stdout).toMatch(/^يوم 2026-11-21\n\nen \{/);
    expect(await count()).toBe(0);
    await inbox(['digest', '--force']);
    expect(await count()).toBe(1);
  },
);

onBothEngines(
  'without a built site, or with an older one, the message says what to do',
  async (database, settings) => {
    const without = await inboxFor(settings, { projectFolder: emptyFolder() })(['digest']);
    expect(without).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('The site is not built'),
    });
    const older = await inboxFor(settings, {
      projectFolder: builtSite({ code: 'export const x = 1;' }),
    })(['digest']);
    expect(older).toMatchObject({ code: 2, stderr: expect.stringContaining('older version') });
    expect(await database.db.selectFrom('outbox').select('id').execute()).toEqual([]);
  },
);
