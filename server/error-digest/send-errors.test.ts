import pino from 'pino';
import { expect, test } from 'vitest';
import { HOUR } from '#app/i18n/durations.ts';
import type { ErrorList } from '#app/mail/ports.ts';
import type { Database } from '#server/database/connect.ts';
import { readState } from '#server/database/site-state.ts';
import { DeliveryError } from '#server/mail/delivery.ts';
import { onBothEngines, openDatabase } from '#tests/support/databases.ts';
import { addMails, MESSAGE } from '#tests/support/outbox-rows.ts';
import { allBecome, runOutbox } from '#tests/support/run-outbox.ts';
import { createErrorBuffer, ERROR_DIGEST, type LoggedError } from './error-buffer.ts';
import { joinErrors, MOST_KINDS, NO_ERRORS } from './error-list.ts';
import { reportErrors } from './report-errors.ts';
import { sendErrors } from './send-errors.ts';

const NOON = Date.UTC(2026, 10, 22, 9);
const OPERATOR = 'operator@firm.example';

const send = (database: Database, errors: ErrorList, now: number) =>
  sendErrors(errors, {
    database,
    compose: (list) => ({ ...MESSAGE, text: JSON.stringify(list) }),
    recipient: OPERATOR,
    mailHost: 'site.example',
    wakeOutbox: () => {},
    now: () => now,
  });

function errorsOf(logged: LoggedError, line = 'a page failed', now = NOON): ErrorList {
  const buffer = createErrorBuffer('first-release', () => now);
  buffer.add(logged, line);
  return buffer.take();
}

const anError = (now = NOON) => errorsOf({ error: new Error('x') }, 'purging failed', now);

async function digests({ db }: Database): Promise<ErrorList[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['message', 'recipient'])
    .where('kind', '=', ERROR_DIGEST)
    .orderBy('created_at')
    .execute();
  expect(rows.filter(({ recipient }) => recipient !== OPERATOR)).toEqual([]);
  return rows.map(({ message }) => JSON.parse(JSON.parse(message).text));
}

onBothEngines('two processes mail one digest an hour', async (database, settings) => {
  const other = await openDatabase(settings);
  await Promise.all(
    Array.from({ length: 10 }, (_, index) => send(index % 2 ? database : other, anError(), NOON)),
  );
  expect(await digests(database)).toMatchObject([{ kinds: [{ line: 'purging failed' }] }]);

  const almost = NOON + HOUR - 1;
  await Promise.all([database, other].map((one) => send(one, anError(almost), almost)));
  expect(await digests(database)).toHaveLength(1);

  await Promise.all([database, other].map((one) => send(one, NO_ERRORS, NOON + HOUR)));
  const [first, second, ...further] = await digests(database);
  expect(further).toEqual([]);
  const counts = [first, second].map((digest) => digest?.kinds[0]?.count ?? 0);
  expect(counts.reduce((sum, count) => sum + count)).toBe(12);
  expect(second?.kinds).toMatchObject([{ last: almost, release: 'first-release' }]);

  await send(database, NO_ERRORS, NOON + 3 * HOUR);
  expect(await digests(database)).toHaveLength(2);
});

onBothEngines('the stored list is bounded, and the rest is counted', async (database) => {
  await send(database, anError(), NOON);
  const kinds = MOST_KINDS + 20;
  for (let kind = 0; kind < kinds; kind++)
    await send(database, errorsOf({ error: new Error('x') }, `line ${kind}`), NOON + 1);
  await send(database, NO_ERRORS, NOON + HOUR);
  const [, second] = await digests(database);
  expect(second?.kinds).toHaveLength(MOST_KINDS);
  expect(second?.further).toBe(20);
});

onBothEngines('a clock that was ahead does not stop the digests', async (database) => {
  await send(database, anError(), NOON + 1000 * HOUR);
  await send(database, anError(), NOON);
  expect(await digests(database)).toHaveLength(2);
});

onBothEngines('a mail that is given up is reported, but never a digest', async (database) => {
  await send(database, anError(), NOON);
  await addMails(database, { kind: 'notice' });
  // With so many attempts, the next failure is the last.
  await database.db.updateTable('outbox').set({ attempts: 1e9 }).execute();
  const buffer = createErrorBuffer('first-release');
  const deliver = async () => {
    throw new DeliveryError({ code: '550 5.1.1', isPermanent: true });
  };
  const log = reportErrors(pino({ level: 'silent' }), buffer.add);
  runOutbox(database, { to: deliver, log });
  await allBecome(database, 'dead', 2);
  expect(buffer.take().kinds).toMatchObject([
    { line: 'a mail was given up', name: 'DeliveryError', code: '550 5.1.1', count: 1 },
  ]);
});

onBothEngines('neither the stored list nor a digest has personal data', async (database) => {
  const error = Object.assign(new Error('Key (email)=(sara@visitor.test) already exists'), {
    detail: 'Sara Haddad',
    path: '/your-data/token',
  });
  await send(database, anError(), NOON);
  await send(database, errorsOf({ error, code: 'E-K7F-4WM', route: 'form' }), NOON + 1);
  const stored = await readState(database.db, ERROR_DIGEST);
  expect(stored).toContain('E-K7F-4WM');
  await send(database, NO_ERRORS, NOON + HOUR);
  const sent = JSON.stringify(await digests(database));
  expect(sent).toContain('already');
  expect(`${stored}${sent}`).not.toMatch(/sara|haddad|your-data|token/i);
});

test('the list in memory is bounded', () => {
  const lists = Array.from({ length: 300 }, (_, kind) => errorsOf({}, `line ${kind}`));
  const all = [...lists, ...lists].reduce(joinErrors);
  expect(all.kinds).toHaveLength(MOST_KINDS);
  expect(all.kinds.reduce((sum, { count }) => sum + count, all.further)).toBe(600);
});
