import { expect } from 'vitest';
import { DAY, HOUR, MINUTE } from '#app/i18n/durations.ts';
import type { Database } from '#server/database/connect.ts';
import { exampleWebinar } from '#tests/support/built-site.ts';
import { onBothEngines, openDatabase } from '#tests/support/databases.ts';
import {
  exampleRegistration,
  exampleStore,
  TO_VISITOR,
} from '#tests/support/example-submission.ts';
import { webinarMails, webinarRound } from '#tests/support/webinar-registrations.ts';

const STARTS = Date.UTC(2026, 11, 8, 13);
const webinar = exampleWebinar({ slug: 'data-mesh', starts: STARTS, hasJoinUrl: true });
const DAY_MAIL = 'access-day-2026-12-08T13:00:00.000Z';
const HOUR_MAIL = 'access-hour-2026-12-08T13:00:00.000Z';

async function register(
  database: Database,
  ...people: Parameters<typeof exampleRegistration>[0][]
) {
  const { store, clock } = exampleStore(database);
  for (const [index, person] of people.entries()) {
    await store.save(exampleRegistration({ seats: 50, token: String(index), ...person }));
    clock.now += 1;
  }
}

onBothEngines(
  'people with a seat get the link the day before and an hour before, and others do not',
  async (database) => {
    await register(
      database,
      { email: 'a@example.com' },
      { email: 'bot@example.com', quarantineReason: 'links' },
      { email: 'b@example.com' },
      { email: 'waiting@example.com', seats: 3 },
      { email: 'other@example.com', about: 'ai-act' },
    );
    await webinarRound(database, [webinar], STARTS - DAY - 1);
    expect(await webinarMails(database)).toEqual([]);
    const first = [`a@example.com ${DAY_MAIL}`, `b@example.com ${DAY_MAIL}`];
    await webinarRound(database, [webinar], STARTS - DAY);
    expect(await webinarMails(database)).toEqual(first);
    await webinarRound(database, [webinar], STARTS - HOUR - 1);
    expect(await webinarMails(database)).toEqual(first);
    await webinarRound(database, [webinar], STARTS - HOUR);
    await webinarRound(database, [webinar], STARTS - 1);
    expect(await webinarMails(database)).toEqual(
      [...first, `a@example.com ${HOUR_MAIL}`, `b@example.com ${HOUR_MAIL}`].sort(),
    );
  },
);

onBothEngines(
  'a server that was down sends the link when it starts, but not after the webinar has begun',
  async (database) => {
    await register(database, { email: 'a@example.com' }, { email: 'b@example.com', about: 'off' });
    await webinarRound(database, [webinar], STARTS);
    await webinarRound(database, [{ ...webinar, slug: 'off', isCancelled: true }], STARTS - MINUTE);
    await webinarRound(database, [{ ...webinar, hasJoinUrl: false }], STARTS - MINUTE);
    expect(await webinarMails(database)).toEqual([]);
    await webinarRound(database, [webinar], STARTS - MINUTE);
    expect(await webinarMails(database)).toEqual([`a@example.com ${HOUR_MAIL}`]);
  },
);

onBothEngines('a person who registered twice gets each mail once', async (database) => {
  await register(database, { email: 'a@example.com' }, { email: 'A@example.com ' });
  await webinarRound(database, [webinar], STARTS - DAY);
  await webinarRound(database, [webinar], STARTS - DAY + MINUTE);
  expect(await webinarMails(database)).toEqual([`a@example.com ${DAY_MAIL}`]);
});

onBothEngines(
  'a confirmation with the link takes the place of the mail of the day before',
  async (database) => {
    const late = { mails: () => [{ ...TO_VISITOR, kind: DAY_MAIL }] };
    await register(
      database,
      { email: 'early@example.com' },
      { email: 'late@example.com', ...late },
    );
    await webinarRound(database, [webinar], STARTS - 2 * HOUR);
    expect(await webinarMails(database)).toEqual([
      `early@example.com ${DAY_MAIL}`,
      `late@example.com ${DAY_MAIL}`,
    ]);
    await webinarRound(database, [webinar], STARTS - HOUR);
    expect(await webinarMails(database)).toContain(`late@example.com ${HOUR_MAIL}`);
  },
);

onBothEngines(
  'several processes and a process that dies on the way send each link once',
  async (database, settings) => {
    const people = Array.from({ length: 25 }, (_, index) => ({ email: `p${index}@example.com` }));
    await register(database, ...people);
    const other = await openDatabase(settings);
    let written = 0;
    const dying = webinarRound(database, [webinar], STARTS - DAY, (_registration, { kind }) => {
      written += 1;
      if (written > 13) throw new Error('killed');
      return { ...TO_VISITOR, kind };
    });
    await expect(dying).rejects.toThrow('killed');
    expect(await webinarMails(database)).toHaveLength(10);
    await Promise.all(
      [database, other, database, other].map((one) => webinarRound(one, [webinar], STARTS - DAY)),
    );
    expect(await webinarMails(database)).toEqual(
      people.map(({ email }) => `${email} ${DAY_MAIL}`).sort(),
    );
  },
);

onBothEngines('a webinar that moves gets both mails again for its new time', async (database) => {
  await register(database, { email: 'a@example.com' });
  await webinarRound(database, [webinar], STARTS - DAY);
  const moved = { ...webinar, starts: STARTS + DAY, ends: webinar.ends + DAY };
  await webinarRound(database, [moved], STARTS);
  expect(await webinarMails(database)).toContain(
    'a@example.com access-day-2026-12-09T13:00:00.000Z',
  );
});
