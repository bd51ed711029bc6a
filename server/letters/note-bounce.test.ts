import { expect, test, vi } from 'vitest';
import { DAY, MINUTE } from '#app/i18n/durations.ts';
import type { Database } from '#server/database/connect.ts';
import { subscribe } from '#server/submissions/people/subscribers.ts';
import { bounceMail } from '#tests/support/bounce-mail.ts';
import { onBothEngines } from '#tests/support/databases.ts';
import { NOON } from '#tests/support/example-submission.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { runOutbox } from '#tests/support/run-outbox.ts';
import { addSubscribers, LETTER, letterRound, start } from '#tests/support/subscribers.ts';
import { countMails } from './letter-mails.ts';
import { noteBounce } from './note-bounce.ts';
import { readBounce, splitMailbox } from './read-bounce.ts';
import { judge } from './refusals.ts';
import { readLetter } from './start-letter.ts';

const EMAIL = 'reader-0@visitor.example';

async function sentLetter(database: Database, slug = LETTER.slug, now = NOON): Promise<string> {
  await start(database, now, slug);
  await letterRound(database, now);
  await database.db
    .updateTable('outbox')
    .set({ state: 'sent' })
    .where('state', '=', 'pending')
    .execute();
  const { message_id: id } = await database.db
    .selectFrom('outbox')
    .select('message_id')
    .where('kind', '=', `letter-${slug}`)
    .where('recipient', '=', EMAIL)
    .executeTakeFirstOrThrow();
  return id;
}

const subscriber = ({ db }: Database) =>
  db
    .selectFrom('subscribers')
    .select(['refusals', 'unreachable_since'])
    .where('email', '=', EMAIL)
    .executeTakeFirstOrThrow();

async function note(database: Database, mail: Parameters<typeof bounceMail>[0]) {
  const bounce = await readBounce(bounceMail(mail));
  return bounce && noteBounce(database, bounce, NOON);
}

onBothEngines('an email that does not exist gets no more letters', async (database) => {
  await addSubscribers(database, 2);
  const messageId = await sentLetter(database);
  expect(await note(database, { messageId, email: EMAIL, status: '5.1.1' })).toBe('unreachable');
  expect(await note(database, { messageId, email: EMAIL, status: '5.1.1' })).toBe('repeated');
  expect(await countMails(database.db, LETTER.slug)).toMatchObject({ sent: 2, bounced: 1 });
  await start(database, NOON + DAY, '2026-12-next');
  expect(await letterRound(database, NOON + DAY)).toBe(1);
});

onBothEngines('a forged bounce, or one about another email, changes nothing', async (database) => {
  await addSubscribers(database, 2);
  const messageId = await sentLetter(database);
  const forged = `<${crypto.randomUUID()}@site.example>`;
  expect(await note(database, { messageId: forged, email: EMAIL, status: '5.1.1' })).toBe(
    'foreign',
  );
  const other = { messageId, email: 'reader-1@visitor.example', status: '5.1.1' };
  expect(await note(database, other)).toBe('foreign');
  expect(await subscriber(database)).toEqual({ refusals: 0, unreachable_since: null });
});

onBothEngines('a delay or a refusal of our sender does not count', async (database) => {
  await addSubscribers(database, 1);
  const messageId = await sentLetter(database);
  const delayed = { messageId, email: EMAIL, status: '4.4.1', action: 'delayed' };
  expect(await note(database, delayed)).toBe('temporary');
  expect(await note(database, { messageId, email: EMAIL, status: '5.7.1' })).toBe('ours');
  expect(await subscriber(database)).toEqual({ refusals: 0, unreachable_since: null });
});

onBothEngines(
  'the third full mailbox ends the letters, and a new confirmation begins them',
  async (database) => {
    await addSubscribers(database, 1);
    for (const [index, slug] of ['one', 'two', 'three'].entries()) {
      expect((await subscriber(database)).unreachable_since).toBeNull();
      const messageId = await sentLetter(database, slug, NOON + index * DAY);
      expect(await note(database, { messageId, email: EMAIL, status: '5.2.2' })).toBe('refused');
    }
    expect(await subscriber(database)).toEqual({ refusals: 3, unreachable_since: NOON });
    await database.db
      .insertInto('submissions')
      .values({
        ...{ id: 'again', reference: 'AAA-AAA', form: 'newsletter', language: 'en', answers: '{}' },
        ...{ email: EMAIL, email_key: EMAIL, content_hash: '', received_at: NOON },
        keep_until: NOON + DAY,
      })
      .execute();
    await subscribe(database, 'again', {}, NOON);
    expect(await subscriber(database)).toEqual({ refusals: 0, unreachable_since: null });
  },
);

onBothEngines('a relay that refuses an email counts once per letter', async (database) => {
  await addSubscribers(database, 2);
  await start(database);
  await letterRound(database, NOON);
  const { url } = await startMailServer({
    atRecipient: (to) => (to === EMAIL ? { code: 550, text: '5.1.1 No such user' } : undefined),
  });
  runOutbox(database, { to: url, now: () => NOON + MINUTE });
  const ended = async () => {
    const { sent, refused } = await countMails(database.db, LETTER.slug);
    return sent === 1 && refused === 1;
  };
  await vi.waitUntil(ended, { timeout: 15_000 });
  await letterRound(database, NOON + MINUTE);
  await letterRound(database, NOON + 2 * MINUTE);
  expect(await subscriber(database)).toEqual({ refusals: 1, unreachable_since: null });
  expect((await readLetter(database.db, LETTER.slug))?.finished_at).toBe(NOON + MINUTE);
});

test.each([
  ['550 5.1.1', 'unreachable'],
  ['5.1.10', 'unreachable'],
  ['5.2.1', 'unreachable'],
  ['5.2.2', 'refused'],
  ['550', 'refused'],
  ['554 5.7.1', 'ours'],
  ['5.1.8', 'ours'],
  ['5.6.0', 'ours'],
  ['451 4.7.1', undefined],
  ['ECONNECTION', undefined],
])('the code %s means %s', (code, verdict) => {
  expect(judge(code)).toBe(verdict);
});

test('a mailbox file has one mail for each From line', async () => {
  const one = bounceMail({ messageId: '<a@b>', email: EMAIL, status: '5.1.1' }).toString();
  const mbox = `From MAILER-DAEMON Tue Nov 24 09:00:00 2026\n${one}\n\n`.repeat(3);
  const mails = splitMailbox(Buffer.from(mbox));
  expect(mails).toHaveLength(3);
  expect((await readBounce(mails[2] ?? Buffer.of()))?.recipients[0]?.status).toBe('5.1.1');
  expect(splitMailbox(Buffer.from(one))).toHaveLength(1);
  expect(await readBounce(Buffer.from('Subject: Out of office\r\n\r\nBack on Sunday.'))).toBe(
    undefined,
  );
});
