import { sql } from 'kysely';
import pino from 'pino';
import { expect, test } from 'vitest';
import { DAY, MINUTE } from '#app/i18n/durations.ts';
import { freshDatabase, onBothEngines, openDatabase } from '#tests/support/databases.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { addMails, readMail } from '#tests/support/outbox-rows.ts';
import { startRawServer } from '#tests/support/raw-mail-server.ts';
import { allBecome, becomes, gate, OUTBOX_SETTINGS, runOutbox } from '#tests/support/run-outbox.ts';
import { until } from '#tests/support/until.ts';
import { claimMails } from './claims.ts';

onBothEngines(
  'two processes send two hundred mails, each once',
  async (database, connection) => {
    const other = await openDatabase(connection);
    const server = await startMailServer();
    await addMails(
      database,
      ...Array.from({ length: 200 }, (_, index) => ({
        recipient: `visitor-${index}@mail.example`,
      })),
    );
    runOutbox(database, { to: server.url });
    runOutbox(other, { to: server.url });
    await server.until(200);
    await allBecome(database, 'sent', 200);
    expect(new Set(server.mails.map(({ to }) => to[0])).size).toBe(200);
    expect(server.mails).toHaveLength(200);
  },
  60_000,
);

onBothEngines(
  'mails of a crashed process are sent when their lease has expired',
  async (database) => {
    const [mail] = await addMails(database, {});
    let clock = Date.UTC(2026, 10, 22, 9);
    const now = () => clock;
    expect(
      await claimMails(database, { settings: OUTBOX_SETTINGS, now, limit: 4, except: [] }),
    ).toHaveLength(1);
    const server = await startMailServer();
    const outbox = runOutbox(database, { to: server.url, now });
    const [other] = await addMails(database, {});
    await becomes(database, other, { state: 'sent' });
    expect(await readMail(database, mail)).toMatchObject({ state: 'sending' });
    clock += OUTBOX_SETTINGS.OUTBOX_LEASE_MS;
    outbox.wake();
    await becomes(database, mail, { state: 'sent' });
  },
);

onBothEngines('a process that lost its lease does not write the outcome', async (database) => {
  const { deliver, started, open } = gate();
  const [mail] = await addMails(database, {});
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  runOutbox(database, { to: deliver, log });
  await until(() => started.length === 1);
  await database.transact((transaction) =>
    transaction.updateTable('outbox').set({ lease: 'of another' }).execute(),
  );
  open();
  await until(() => lines.some((line) => line.includes('another process has taken')));
  expect(await readMail(database, mail)).toMatchObject({
    state: 'sending',
    lease: 'of another',
    sent_at: null,
  });
});

onBothEngines(
  'a clock that jumps 40 days ahead and back sends each mail once',
  async (database) => {
    let clock = Date.UTC(2026, 10, 22, 9);
    const now = () => clock;
    const { deliver, started, open } = gate();
    const [sending] = await addMails(database, { id: 'sending' });
    const outbox = runOutbox(database, { to: deliver, now });
    await until(() => started.length === 1);
    clock += 40 * DAY;
    const [ahead] = await addMails(database, { id: 'ahead', next_at: clock + 30 });
    clock -= 40 * DAY;
    const [postponed] = await addMails(database, { id: 'postponed', next_at: clock + 20 * MINUTE });
    outbox.wake();
    await until(() => started.includes('ahead'));
    open();
    for (const mail of [sending, ahead]) await becomes(database, mail, { state: 'sent' });
    expect(await readMail(database, postponed)).toMatchObject({ state: 'pending' });
    clock += 40 * DAY;
    outbox.wake();
    await becomes(database, postponed, { state: 'sent' });
    expect(started.toSorted()).toEqual(['ahead', 'postponed', 'sending']);
  },
);

onBothEngines(
  'a clock that jumps during a delivery does not send the mail twice',
  async (database) => {
    let clock = Date.UTC(2026, 10, 22, 9);
    const { deliver, started, open } = gate();
    const [mail] = await addMails(database, { id: 'one' });
    const outbox = runOutbox(database, { to: deliver, now: () => clock });
    await until(() => started.length === 1);
    for (const jump of [40 * DAY, -80 * DAY]) {
      clock += jump;
      const [other] = await addMails(database, { next_at: 0 });
      outbox.wake();
      await until(() => started.includes(other ?? ''));
    }
    open();
    await becomes(database, mail, { state: 'sent' });
    expect(started.filter((id) => id === 'one')).toHaveLength(1);
  },
);

onBothEngines(
  'a saved mail is sent at once after wake(), and otherwise by polling',
  async (database) => {
    const server = await startMailServer();
    const asleep = runOutbox(database, { to: server.url, OUTBOX_POLL_MS: DAY });
    const [woken] = await addMails(database, {});
    asleep.wake();
    await becomes(database, woken, { state: 'sent' });
    await asleep.stop();
    runOutbox(database, { to: server.url });
    const [mail] = await addMails(database, {});
    await becomes(database, mail, { state: 'sent' });
  },
);

onBothEngines(
  'a stop waits for the delivery under way and claims no more mails',
  async (database) => {
    const { deliver, started, open } = gate();
    const [first] = await addMails(database, {});
    const outbox = runOutbox(database, { to: deliver });
    await until(() => started.length === 1);
    const stopped = outbox.stop();
    const [second] = await addMails(database, {});
    outbox.wake();
    open();
    await stopped;
    expect(await readMail(database, first)).toMatchObject({ state: 'sent' });
    expect(await readMail(database, second)).toMatchObject({ state: 'pending', attempts: 0 });
    expect(started).toEqual([first]);
  },
);

test('a stop returns mails that are claimed only afterwards', async () => {
  const data = await freshDatabase('sqlite');
  const [database, other] = [await openDatabase(data), await openDatabase(data)];
  const { deliver, started } = gate();
  const [mail] = await addMails(database, {});
  // The worker cannot claim mails while another connection writes, so the stop comes first.
  await other.transact(async () => {
    void runOutbox(database, { to: deliver }).stop();
  });
  await becomes(database, mail, { state: 'pending', lease: null });
  expect(started).toEqual([]);
});

test('a stop aborts a slow delivery and returns the mail unchanged', async () => {
  const database = await openDatabase(await freshDatabase('sqlite'));
  const server = await startRawServer({ data: 'silence' });
  const [mail] = await addMails(database, { next_at: 5, attempts: 2, last_error: '450' });
  const outbox = runOutbox(database, { to: server.url });
  await until(() => server.connections() === 1);
  await outbox.stop();
  const givenBack = {
    state: 'pending',
    attempts: 2,
    next_at: 5,
    lease: null,
    lease_until: null,
    last_error: '450',
  };
  expect(await readMail(database, mail)).toMatchObject(givenBack);
  await until(() => server.open() === 0);
  expect(server.bodies).toEqual([]);
}, 20_000);

test('a mail is not sent again when its outcome cannot be written at first', async () => {
  const database = await openDatabase(await freshDatabase('sqlite'));
  const server = await startMailServer();
  await sql`create trigger refuse before update on outbox when new.state = 'sent' begin select raise(abort, 'refused'); end`.execute(
    database.db,
  );
  const [mail] = await addMails(database, {});
  const lines: string[] = [];
  runOutbox(database, {
    to: server.url,
    log: pino({}, { write: (line: string) => void lines.push(line) }),
    OUTBOX_LEASE_MS: 31_000,
  });
  await until(() => lines.some((line) => line.includes('cannot be written')));
  expect(await readMail(database, mail)).toMatchObject({ state: 'sending' });
  await sql`drop trigger refuse`.execute(database.db);
  await becomes(database, mail, { state: 'sent' });
  expect(server.mails).toHaveLength(1);
});
