import { expect, test } from 'vitest';
import { DAY } from '#app/i18n/durations.ts';
import { freshDatabase, onBothEngines, openDatabase } from '#tests/support/databases.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { addMails, MESSAGE, readMail } from '#tests/support/outbox-rows.ts';
import { startRawServer } from '#tests/support/raw-mail-server.ts';
import { allBecome, becomes, OUTBOX_SETTINGS, runOutbox } from '#tests/support/run-outbox.ts';
import { until } from '#tests/support/until.ts';
import { attemptsBeforeGivingUp } from './backoff.ts';

const NEVER = 10 * DAY;

onBothEngines('while the relay is gone, mails wait, and then all are sent', async (database) => {
  const gone = await startMailServer();
  await gone.close();
  const mails = await addMails(
    database,
    ...Array.from({ length: 12 }, () => ({ audience: 'visitor' as const })),
  );
  runOutbox(database, { to: gone.url });
  await until(
    async () =>
      (await readMail(database, mails[0])).last_error === 'ECONNREFUSED' ||
      (await readMail(database, mails[1])).last_error,
  );
  const server = await startMailServer({ port: gone.port });
  await server.until(12);
  await allBecome(database, 'sent', 12);
  expect(server.mails).toHaveLength(12);
});

onBothEngines(
  'an unavailable relay is probed by one mail at a time, and no mail is given up',
  async (database) => {
    const server = await startRawServer({ connect: '421 4.3.2 come back later' });
    await addMails(
      database,
      ...Array.from({ length: 20 }, () => ({ audience: 'visitor' as const })),
    );
    runOutbox(database, { to: server.url });
    await until(() => server.connections() >= 12);
    const rows = await database.db
      .selectFrom('outbox')
      .select(['state', 'attempts', 'last_error'])
      .execute();
    expect(rows.filter(({ state }) => state === 'dead')).toEqual([]);
    expect(Math.max(...rows.map(({ attempts }) => attempts))).toBe(1);
    expect(rows.filter(({ attempts }) => attempts > 0).length).toBeLessThanOrEqual(4);
    expect(new Set(rows.map(({ last_error }) => last_error))).toEqual(new Set([null, '421 4.3.2']));
  },
);

onBothEngines('a temporarily refused mail is retried until it is accepted', async (database) => {
  let refusals = 0;
  const server = await startMailServer(
    {
      atRecipient: () =>
        refusals++ < 3 ? { code: 450, text: '4.2.1 visitor@mail.example is busy' } : undefined,
    },
    { hideENHANCEDSTATUSCODES: true },
  );
  const [mail] = await addMails(database, { audience: 'visitor' });
  runOutbox(database, { to: server.url });
  await becomes(database, mail, { state: 'sent', attempts: 3, last_error: null });
});

onBothEngines(
  'a mail that a visitor’s mailbox refuses is given up, and one that the firm’s refuses is retried',
  async (database) => {
    let isWrong = true;
    const server = await startMailServer(
      { atRecipient: () => (isWrong ? { code: 550, text: '5.1.1 no such mailbox' } : undefined) },
      { hideENHANCEDSTATUSCODES: true },
    );
    const [visitor, firm] = await addMails(
      database,
      { audience: 'visitor', recipient: 'gone@mail.example' },
      { audience: 'firm' },
    );
    runOutbox(database, { to: server.url });
    await becomes(database, visitor, {
      state: 'dead',
      attempts: 1,
      last_error: '550 5.1.1',
      message: JSON.stringify(MESSAGE),
    });
    await until(async () => (await readMail(database, firm)).attempts > 2);
    expect(await readMail(database, firm)).toMatchObject({ last_error: '550 5.1.1' });
    isWrong = false;
    await becomes(database, firm, { state: 'sent' });
    expect(await readMail(database, visitor)).toMatchObject({ state: 'dead' });
    expect(server.mails).toHaveLength(1);
  },
);

onBothEngines('after seven days of retries a mail is given up and kept', async (database) => {
  const server = await startMailServer(
    { afterData: () => ({ code: 452, text: '4.3.1 full' }) },
    { hideENHANCEDSTATUSCODES: true },
  );
  const tries = attemptsBeforeGivingUp(OUTBOX_SETTINGS);
  const [last, before] = await addMails(database, { attempts: tries - 1 }, { attempts: tries - 3 });
  runOutbox(database, { to: server.url });
  await becomes(database, last, {
    state: 'dead',
    attempts: tries,
    last_error: '452 4.3.1',
    message: JSON.stringify(MESSAGE),
  });
  await becomes(database, before, { state: 'dead', attempts: tries });
});

onBothEngines('one slow delivery does not block the rest', async (database) => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const server = await startMailServer({
    afterData: ({ to }) => (to[0] === 'slow@firm.example' ? promise : undefined),
  });
  const [slow] = await addMails(
    database,
    { recipient: 'slow@firm.example' },
    ...Array.from({ length: 9 }, () => ({})),
  );
  runOutbox(database, { to: server.url });
  await allBecome(database, 'sent', 9);
  expect(await readMail(database, slow)).toMatchObject({ state: 'sending' });
  resolve(undefined);
  await becomes(database, slow, { state: 'sent', attempts: 0 });
});

test.each([
  ['when it is connected to', { connect: 'silence' as const }],
  ['at DATA', { data: 'silence' as const }],
])('a relay that is silent %s is left, and the mail waits', async (_when, misbehave) => {
  const database = await openDatabase(await freshDatabase('sqlite'));
  const server = await startRawServer(misbehave);
  const [mail] = await addMails(database, {});
  runOutbox(database, {
    to: server.url,
    SMTP_TOTAL_TIMEOUT_MS: 100,
    OUTBOX_BACKOFF_MIN_MS: NEVER,
    OUTBOX_BACKOFF_MAX_MS: NEVER,
  });
  await becomes(database, mail, {
    state: 'pending',
    attempts: 1,
    last_error: 'ETIMEDOUT',
    lease: null,
  });
  await until(() => server.open() === 0);
});

onBothEngines(
  'after a break behind the final dot, a mail is sent again with the same bytes',
  async (database) => {
    const server = await startRawServer({ dot: (count) => (count === 1 ? 'cut' : '250 taken') });
    const calendar = { name: 'webinar.ics', content: 'BEGIN:VCALENDAR' };
    const [mail] = await addMails(database, { message: JSON.stringify({ ...MESSAGE, calendar }) });
    runOutbox(database, { to: server.url });
    await becomes(database, mail, { state: 'sent', attempts: 1 });
    expect(server.bodies).toHaveLength(2);
    expect(server.bodies[1]).toBe(server.bodies[0]);
  },
);
