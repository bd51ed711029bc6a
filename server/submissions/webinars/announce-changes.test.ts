import { expect } from 'vitest';
import { DAY, HOUR, MINUTE } from '#app/i18n/durations.ts';
import type { WebinarFacts } from '#app/mail/ports.ts';
import type { Database } from '#server/database/connect.ts';
import { exampleWebinar } from '#tests/support/built-site.ts';
import { onBothEngines, openDatabase } from '#tests/support/databases.ts';
import {
  exampleRegistration,
  exampleStore,
  NOON,
  NOTICE,
  TO_VISITOR,
} from '#tests/support/example-submission.ts';
import { webinarMails, webinarRound } from '#tests/support/webinar-registrations.ts';
import { claimLatestContent } from './latest-content.ts';

const ENDS = Date.UTC(2026, 11, 10);
const SEQUENCE = 20_759;
const webinar = exampleWebinar({
  slug: 'data-mesh',
  starts: ENDS - HOUR,
  seats: 1,
  sequence: SEQUENCE,
});
const moved = later(webinar, DAY);
const cancelled = { ...webinar, isCancelled: true };
/** The first moment at which the site announces a change that it saw at NOON + HOUR. */
const SETTLED = NOON + HOUR + 10 * MINUTE;

function later(facts: WebinarFacts, by: number): WebinarFacts {
  return { ...facts, starts: facts.starts + by, ends: facts.ends + by };
}

async function known(database: Database) {
  const { store, clock } = exampleStore(database);
  const seated = await store.save(exampleRegistration({ email: 'seat@example.com' }));
  await store.save(exampleRegistration({ email: 'waiting@example.com' }));
  await store.save(exampleRegistration({ email: 'bot@example.com', quarantineReason: 'links' }));
  clock.now += HOUR;
  await webinarRound(database, [webinar], clock.now);
  return { store, clock, seated };
}

const everybody = (kind: string) => [
  `bot@example.com ${kind} held`,
  `seat@example.com ${kind}`,
  `waiting@example.com ${kind}`,
];
/** Counts the mails about a freed seat that are not on hold. */
const offers = async ({ db }: Database) => {
  const query = db.selectFrom('outbox').select('id').where('kind', '=', 'seat-freed');
  return (await query.where('state', '!=', 'held').execute()).length;
};
const sequence = async ({ db }: Database) =>
  (await db.selectFrom('announced_webinars').select('sequence').executeTakeFirst())?.sequence;

onBothEngines(
  'everybody who registered is told once that a webinar has moved, after ten minutes',
  async (database) => {
    const { clock } = await known(database);
    await webinarRound(database, [moved], clock.now);
    await webinarRound(database, [moved], SETTLED - 1);
    expect(await webinarMails(database)).toEqual([]);
    await webinarRound(database, [moved], SETTLED);
    await webinarRound(database, [moved], SETTLED + HOUR);
    expect(await webinarMails(database)).toEqual(everybody(`changed-${SEQUENCE + 1}`));
    expect(await sequence(database)).toBe(SEQUENCE + 1);
  },
);

onBothEngines('a change back within ten minutes causes no mail', async (database) => {
  const { clock } = await known(database);
  await webinarRound(database, [cancelled], clock.now);
  await webinarRound(database, [webinar], clock.now + 5 * MINUTE);
  await webinarRound(database, [webinar], SETTLED);
  await webinarRound(database, [cancelled], SETTLED + 1);
  expect(await webinarMails(database)).toEqual([]);
  expect(await sequence(database)).toBe(SEQUENCE);
});

onBothEngines('a later change back is announced like each change', async (database) => {
  const { clock } = await known(database);
  const written: unknown[] = [];
  const round = (facts: WebinarFacts, now: number) =>
    webinarRound(database, [facts], now, (_registration, { kind, occasion }) => {
      written.push(occasion);
      return { ...TO_VISITOR, kind };
    });
  for (const [index, facts] of [moved, webinar, cancelled, moved].entries()) {
    await round(facts, clock.now + index * HOUR);
    await round(facts, SETTLED + index * HOUR);
  }
  const changes = ['moved', 'moved', 'cancelled', 'reinstated'];
  expect(written).toEqual(
    changes.flatMap((reason, index) =>
      Array.from({ length: 3 }, () => ({
        reason,
        previousStart: index === 1 ? moved.starts : webinar.starts,
        sequence: SEQUENCE + 1 + index,
      })),
    ),
  );
});

onBothEngines('shortly before a webinar, a change is announced at once', async (database) => {
  await known(database);
  const now = webinar.starts - HOUR;
  await webinarRound(database, [cancelled], now);
  expect(await webinarMails(database)).toEqual(everybody(`changed-${SEQUENCE + 1}`));
});

onBothEngines('nobody is told about a change of a webinar that is over', async (database) => {
  await known(database);
  await webinarRound(database, [cancelled], webinar.ends);
  await webinarRound(database, [cancelled], webinar.ends + HOUR);
  expect(await webinarMails(database)).toEqual([]);
});

onBothEngines('another length or number of seats alone is not announced', async (database) => {
  const { clock } = await known(database);
  const longer = { ...webinar, ends: webinar.ends + HOUR, seats: 5 };
  await webinarRound(database, [longer], clock.now);
  await webinarRound(database, [longer], SETTLED);
  expect(await webinarMails(database)).toEqual([]);
  expect(await sequence(database)).toBe(SEQUENCE + 1);
});

onBothEngines(
  'who registers after the change is not told about it, unless an old process registered them',
  async (database) => {
    const { store, clock } = await known(database);
    await webinarRound(database, [moved], clock.now);
    clock.now += MINUTE;
    const keepUntil = () => moved.ends + 90 * DAY;
    await store.save(exampleRegistration({ email: 'new@example.com', keepUntil }));
    await store.save(exampleRegistration({ email: 'old@example.com' }));
    await webinarRound(database, [moved], SETTLED);
    const kind = `changed-${SEQUENCE + 1}`;
    expect(await webinarMails(database)).toEqual(
      [...everybody(kind), `old@example.com ${kind}`].sort(),
    );
  },
);

onBothEngines('two processes announce a change once', async (database, settings) => {
  const { store, clock } = await known(database);
  for (let index = 0; index < 20; index++)
    await store.save(exampleRegistration({ email: `p${index}@example.com` }));
  await webinarRound(database, [moved], clock.now + MINUTE);
  const other = await openDatabase(settings);
  await Promise.all(
    [database, other, other, database].map((one) => webinarRound(one, [moved], SETTLED + HOUR)),
  );
  const mails = await webinarMails(database);
  expect(new Set(mails.map((line) => line.split(' ')[1]))).toEqual(
    new Set([`changed-${SEQUENCE + 1}`]),
  );
  expect(mails).toHaveLength(23);
});

onBothEngines('a link for the old time that is still unsent is not sent', async (database) => {
  await known(database);
  const soon = { ...webinar, hasJoinUrl: true };
  await webinarRound(database, [soon], webinar.starts - HOUR);
  expect(await webinarMails(database)).toEqual([
    expect.stringMatching(/^seat@example\.com access-hour-/),
  ]);
  await webinarRound(database, [later(soon, 7 * DAY)], webinar.starts - HOUR + 1);
  expect(await webinarMails(database)).toEqual(everybody(`changed-${SEQUENCE + 1}`));
});

onBothEngines('no link is sent for a new time that is not announced', async (database) => {
  const { clock } = await known(database);
  const soon = { ...later(webinar, clock.now + 20 * HOUR - webinar.starts), hasJoinUrl: true };
  await webinarRound(database, [soon], clock.now);
  await webinarRound(database, [{ ...webinar, hasJoinUrl: true }], clock.now + 5 * MINUTE);
  expect(await webinarMails(database)).toEqual([]);
  await webinarRound(database, [soon], clock.now + HOUR);
  await webinarRound(database, [soon], clock.now + HOUR + 10 * MINUTE);
  expect(await webinarMails(database)).toEqual(
    [
      ...everybody(`changed-${SEQUENCE + 1}`),
      `seat@example.com access-day-${new Date(soon.starts).toISOString()}`,
    ].sort(),
  );
});

onBothEngines(
  'a seat that becomes free while a change is not announced is offered afterwards',
  async (database) => {
    const { store, clock, seated } = await known(database);
    await webinarRound(database, [moved], clock.now);
    await store.eraseFor(seated.id, NOTICE);
    expect(await offers(database)).toBe(0);
    await webinarRound(database, [{ ...moved, seats: 2 }], SETTLED);
    expect(await offers(database)).toBe(1);
  },
);

onBothEngines('a mail about a seat in a cancelled webinar is not sent', async (database) => {
  const { store, clock, seated } = await known(database);
  await store.eraseFor(seated.id, NOTICE);
  expect(await offers(database)).toBe(1);
  await webinarRound(database, [cancelled], clock.now);
  await webinarRound(database, [cancelled], SETTLED);
  expect(await offers(database)).toBe(0);
});

onBothEngines(
  'the sequence follows the content if the content has the higher one',
  async (database) => {
    const { clock } = await known(database);
    await webinarRound(database, [{ ...webinar, sequence: SEQUENCE + 5 }], clock.now);
    expect(await sequence(database)).toBe(SEQUENCE + 5);
    await webinarRound(database, [{ ...moved, sequence: SEQUENCE + 9 }], clock.now);
    await webinarRound(database, [{ ...moved, sequence: SEQUENCE + 9 }], SETTLED);
    expect(await sequence(database)).toBe(SEQUENCE + 9);
  },
);

onBothEngines('only processes with the content that was started last work', async (database) => {
  const old = await claimLatestContent(database, [webinar]);
  const same = await claimLatestContent(database, [webinar]);
  expect([await old(), await same()]).toEqual([true, true]);
  const latest = await claimLatestContent(database, [moved]);
  expect([await old(), await same(), await latest()]).toEqual([false, false, true]);
});

onBothEngines('new content within the ten minutes lets a change settle again', async (database) => {
  const { clock } = await known(database);
  await claimLatestContent(database, [moved]);
  await webinarRound(database, [moved], clock.now);
  const again = later(moved, DAY);
  await claimLatestContent(database, [again]);
  await webinarRound(database, [again], clock.now + 9 * MINUTE);
  await webinarRound(database, [again], SETTLED + MINUTE);
  expect(await webinarMails(database)).toEqual([]);
  await claimLatestContent(database, [again]);
  await webinarRound(database, [again], clock.now + 19 * MINUTE);
  expect(await webinarMails(database)).toEqual(everybody(`changed-${SEQUENCE + 1}`));
});
