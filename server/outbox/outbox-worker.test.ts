import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Writable } from 'node:stream';
import pino from 'pino';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { SettingsError } from '#server/env.ts';
import { createFolderDelivery } from '#server/mail/folder.ts';
import { freshDatabase, onBothEngines, openDatabase } from '#tests/support/databases.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { addMails, MESSAGE, readMail } from '#tests/support/outbox-rows.ts';
import { becomes, gate, runOutbox } from '#tests/support/run-outbox.ts';
import { until } from '#tests/support/until.ts';

onBothEngines('a mail is sent with the files of its submission', async (database) => {
  const submission = {
    id: 's',
    reference: 'ABC',
    form: 'application' as const,
    language: 'ar' as const,
    answers: '{}',
    content_hash: '',
  };
  const rest = {
    email: null,
    email_key: null,
    name: null,
    about: null,
    seat: null,
    held_because: null,
    due_at: null,
    closed_at: null,
    dedup_key: null,
  };
  await database.transact(async (transaction) => {
    await transaction
      .insertInto('submissions')
      .values({ ...submission, ...rest, received_at: 1, keep_until: 2 })
      .execute();
    const file = {
      submission_id: 's',
      field: 'cv',
      type: 'application/pdf',
      size: 5,
      sha256: '',
      bytes: Buffer.from('%PDF-'),
    };
    await transaction
      .insertInto('attachments')
      .values([{ ...file, id: 'f', name: 'السيرة الذاتية.pdf' }])
      .execute();
  });
  const [withFile, without] = await addMails(
    database,
    {
      submission_id: 's',
      kind: 'notice',
      message: JSON.stringify({ ...MESSAGE, subject: 'طلب توظيف', withUploads: true }),
    },
    {
      submission_id: 's',
      kind: 'confirmation',
      audience: 'visitor',
      recipient: 'noura@mail.example',
    },
  );
  const server = await startMailServer();
  runOutbox(database, { to: server.url, now: () => 1000 });
  await becomes(database, withFile, {
    state: 'sent',
    sent_at: 1000,
    lease: null,
    last_error: null,
    attempts: 0,
  });
  await becomes(database, without, { state: 'sent' });
  const received = await Promise.all(
    server.mails.map(async (mail) => ({ ...mail, parsed: await PostalMime.parse(mail.bytes) })),
  );
  const notice = received.find(({ to }) => to[0] === 'inbox@firm.example');
  expect(notice?.from).toBe('site@firm.example');
  expect(notice?.parsed.subject).toBe('طلب توظيف');
  expect(notice?.parsed.attachments.map(({ filename }) => filename)).toEqual([
    'السيرة الذاتية.pdf',
  ]);
  const confirmation = received.find(({ to }) => to[0] === 'noura@mail.example');
  expect(confirmation?.parsed.attachments).toEqual([]);
});

onBothEngines(
  'an invalid mail is given up, logged with its id, and blocks no other',
  async (database) => {
    const server = await startMailServer();
    const lines: string[] = [];
    const [broken, fine] = await addMails(database, { message: '{"subject":"أمل' }, {});
    runOutbox(database, {
      to: server.url,
      log: pino({}, { write: (line: string) => void lines.push(line) }),
    });
    await becomes(database, broken, {
      state: 'dead',
      last_error: 'EMESSAGE',
      message: '{"subject":"أمل',
    });
    await becomes(database, fine, { state: 'sent' });
    expect(lines.filter((line) => line.includes(broken ?? '')).join()).toContain('cannot be read');
  },
);

onBothEngines(
  'mails that are on hold, quarantined or given up are never sent',
  async (database) => {
    const server = await startMailServer();
    const states = ['held', 'quarantined', 'dead'] as const;
    const mails = await addMails(database, ...states.map((state) => ({ state })), {});
    runOutbox(database, { to: server.url });
    await becomes(database, mails[3], { state: 'sent' });
    for (const [index, state] of states.entries())
      expect(await readMail(database, mails[index])).toMatchObject({ state, lease: null });
    expect(server.mails).toHaveLength(1);
  },
);

test('the log has only the ids of mails and the codes of refusals', async () => {
  const database = await openDatabase(await freshDatabase('sqlite'));
  let refusals = 0;
  const server = await startMailServer(
    {
      atRecipient: (recipient) =>
        refusals++ < 2 ? { code: 550, text: `5.1.1 <${recipient}> unknown to us` } : undefined,
    },
    { hideENHANCEDSTATUSCODES: true },
  );
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => done(void lines.push(String(chunk))),
  });
  const mails = await addMails(
    database,
    { audience: 'visitor', recipient: 'secret@mail.example' },
    {
      recipient: 'secret@firm.example',
      message: JSON.stringify({
        ...MESSAGE,
        subject: 'Secret',
        replyTo: { name: 'Secret', address: 's@x.example' },
      }),
    },
  );
  runOutbox(database, { to: server.url, log: pino({ level: 'trace' }, stream) });
  await becomes(database, mails[1], { state: 'sent' });
  await until(() => lines.join('').includes('a mail was sent'));
  const log = lines.join('');
  for (const id of mails) expect(log).toContain(id);
  expect(log).toContain('550 5.1.1');
  expect(log).not.toMatch(/secret|unknown to us|A text/i);
});

test('without a relay, mails are written to files', async () => {
  const data = await freshDatabase('sqlite');
  const database = await openDatabase(data);
  const [mail] = await addMails(database, { id: 'one', kind: 'confirmation' });
  runOutbox(database, { to: createFolderDelivery(data) });
  await becomes(database, mail, { state: 'sent' });
  expect(readdirSync(path.join(data.DATA_DIR, 'mail'))).toEqual([
    '2026-11-22T090000000Z-confirmation-one.eml',
  ]);
});

test('a delivery limit longer than the lease is refused, with both settings', async () => {
  const database = await openDatabase(await freshDatabase('sqlite'));
  const begin = () =>
    runOutbox(database, {
      to: gate().deliver,
      SMTP_TOTAL_TIMEOUT_MS: 120_000,
      OUTBOX_LEASE_MS: 120_000,
    });
  expect(begin).toThrow(SettingsError);
  expect(begin).toThrow(
    /SMTP_TOTAL_TIMEOUT_MS: expected less than OUTBOX_LEASE_MS, which is 120000, received 120000/,
  );
});

onBothEngines(
  'a mail that has become useless is not sent and blocks no other',
  async (database) => {
    const message = JSON.stringify({ ...MESSAGE, sendBefore: 1000 });
    const [late, inTime] = await addMails(
      database,
      { message, audience: 'visitor' },
      { message: JSON.stringify({ ...MESSAGE, sendBefore: 1001 }), audience: 'visitor' },
    );
    const server = await startMailServer();
    runOutbox(database, { to: server.url, now: () => 1000 });
    await becomes(database, inTime, { state: 'sent' });
    await becomes(database, late, { state: 'held', last_error: 'TOO_LATE', attempts: 0 });
    expect(server.mails).toHaveLength(1);
  },
);
