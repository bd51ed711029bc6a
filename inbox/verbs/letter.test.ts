import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { HOUR } from '#app/i18n/durations.ts';
import { bounceMail } from '#tests/support/bounce-mail.ts';
import { builtSite } from '#tests/support/built-site.ts';
import { onBothEngines } from '#tests/support/databases.ts';
import { emptyFolder, inboxFor, NOW } from '#tests/support/inbox-for.ts';
import { addSubscribers, LETTER, letterRound } from '#tests/support/subscribers.ts';

const { slug } = LETTER;
const DRAFT = { ...LETTER, slug: '2026-12-draft', heading: 'مسودة', date: '2026-12-22' };
const site = () => builtSite({ letters: [LETTER], drafts: [DRAFT] });

onBothEngines(
  'a letter is sent only with --yes, stopped and continued',
  async (database, settings) => {
    const inbox = inboxFor(settings, { projectFolder: site(), now: NOW });
    const since = { confirmedAt: NOW - 1 };
    await addSubscribers(database, 3, since);
    await addSubscribers(database, 2, { ...since, language: 'ar', prefix: 'arabic' });

    const dry = await inbox(['letter', 'send', slug]);
    expect(dry).toMatchObject({ code: 0, stdout: '' });
    expect(dry.stderr).toBe(
      `"${slug}" would go to 5 subscribers (ar: 2, en: 3). Nothing was sent: add --yes to send.\n`,
    );
    expect(await letterRound(database, NOW)).toBe(0);
    expect((await inbox(['letter', 'status', slug])).stderr).toBe(
      `The letter "${slug}" was never sent.\n`,
    );

    const sent = await inbox(['letter', 'send', slug, '--yes', '--json']);
    expect(JSON.parse(sent.stdout)).toEqual({
      slug,
      isStarted: true,
      recipients: { ar: 2, en: 3 },
    });
    expect(await letterRound(database, NOW, { mailsPerMinute: 2 })).toBe(2);
    const again = await inbox(['letter', 'send', slug, '--yes']);
    expect(again).toMatchObject({ code: 2 });
    expect(again.stderr).toContain('cannot be sent again: being sent since 2026-11-22 12:00.');

    expect((await inbox(['letter', 'stop', slug])).code).toBe(0);
    expect(await letterRound(database, NOW + HOUR)).toBe(0);
    const status = JSON.parse((await inbox(['letter', 'status', slug, '--json'])).stdout);
    expect(status).toMatchObject({
      sent: 0,
      waiting: 0,
      onHold: 2,
      stoppedAt: '2026-11-22T12:00:00+03:00',
    });
    expect((await inbox(['letter', 'send', slug, '--yes'], { now: NOW + HOUR })).code).toBe(0);
    expect(await letterRound(database, NOW + HOUR)).toBe(3);
    await database.db.updateTable('outbox').set({ state: 'sent' }).execute();
    await letterRound(database, NOW + HOUR);
    const listed = await inbox(['letter', 'list']);
    expect(listed.stdout).toContain('sent, 2026-11-22 13:00');
    expect((await inbox(['letter', 'send', slug, '--yes'])).stderr).toContain(
      'cannot be sent again',
    );
  },
);

onBothEngines(
  'a draft or a letter without a translation cannot be sent',
  async (database, settings) => {
    await addSubscribers(database, 1, { confirmedAt: NOW - 1 });
    const half = { ...LETTER, slug: 'half', untranslated: ['ar' as const] };
    const projectFolder = builtSite({ letters: [half], drafts: [DRAFT] });
    const inbox = inboxFor(settings, { projectFolder });
    expect((await inbox(['letter', 'send', DRAFT.slug, '--yes'])).stderr).toContain(
      'does not show',
    );
    expect((await inbox(['letter', 'send', 'half', '--yes'])).stderr).toContain(
      'has no text in ar',
    );
    expect((await inbox(['letter', 'send', 'unknown', '--yes'])).stderr).toContain('The site has:');
    expect(await letterRound(database, NOW)).toBe(0);
  },
);

onBothEngines(
  'a test goes only to the given email, also of a draft',
  async (database, settings) => {
    await addSubscribers(database, 5);
    const inbox = inboxFor(settings, { projectFolder: site() });
    expect((await inbox(['letter', 'test', 'you@firm.example'])).stderr).toBe(
      `"${DRAFT.slug}" goes to you@firm.example as a test (en, ar).\n`,
    );
    const mails = await database.db.selectFrom('outbox').selectAll().orderBy('kind').execute();
    expect(mails.map(({ recipient, message }) => [recipient, JSON.parse(message).subject])).toEqual(
      [
        ['you@firm.example', `Test: ${DRAFT.slug} ar`],
        ['you@firm.example', `Test: ${DRAFT.slug} en`],
      ],
    );
    expect((await inbox(['letter', 'test', 'nobody'])).code).toBe(2);
  },
);

onBothEngines('returned letters are read from a mailbox file', async (database, settings) => {
  const folder = emptyFolder();
  const inbox = inboxFor(settings, { projectFolder: site(), folder });
  await addSubscribers(database, 1, { confirmedAt: NOW - 1 });
  await inbox(['letter', 'send', slug, '--yes']);
  await letterRound(database, NOW);
  await database.db.updateTable('outbox').set({ state: 'sent' }).execute();
  const mail = await database.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
  const bounce = bounceMail({ messageId: mail.message_id, email: mail.recipient, status: '5.1.1' });
  writeFileSync(
    path.join(folder, 'box'),
    `From MAILER-DAEMON\n${bounce}\n\nFrom reader\nSubject: Thank you\n\nHello\n`,
  );
  const { stdout } = await inbox(['bounces', 'box', '--json']);
  expect(JSON.parse(stdout)).toMatchObject({ unreachable: 1, other: 1, foreign: 0 });
  expect((await inbox(['bounces', '-'], { input: String(bounce) })).stdout).toContain(
    'known already',
  );
});
