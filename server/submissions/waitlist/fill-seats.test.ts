import { expect } from 'vitest';
import { HOUR } from '#app/i18n/durations.ts';
import { exampleWebinar } from '#tests/support/built-site.ts';
import { onBothEngines } from '#tests/support/databases.ts';
import { exampleRegistration, exampleStore, NOON } from '#tests/support/example-submission.ts';
import { fillSeats } from './fill-seats.ts';

const STARTS = Date.UTC(2026, 11, 10) - HOUR;
const webinar = exampleWebinar({ slug: 'data-mesh', starts: STARTS, seats: 1 });

onBothEngines(
  'seats that the firm adds go to the people who wait longest, with a mail',
  async (database) => {
    const { store, clock } = exampleStore(database);
    for (const email of ['a@example.com', 'b@example.com', 'c@example.com', 'd@example.com']) {
      await store.save(exampleRegistration({ email }));
      clock.now += HOUR;
    }
    const seated = async () => {
      const seats = database.db
        .selectFrom('submissions')
        .select('email')
        .where('seat', '=', 'seat');
      return (await seats.orderBy('received_at').execute()).map(({ email }) => email);
    };
    const { now } = clock;
    expect(await fillSeats(database, [webinar], now)).toBe(0);
    const larger = { ...webinar, seats: 3 };
    expect(await fillSeats(database, [{ ...larger, isCancelled: true }], now)).toBe(0);
    expect(await fillSeats(database, [{ ...larger, slug: 'ai-act' }], now)).toBe(0);
    expect(await fillSeats(database, [larger], webinar.ends)).toBe(0);
    expect(await seated()).toEqual(['a@example.com']);

    expect(await fillSeats(database, [larger], now)).toBe(2);
    expect(await seated()).toEqual(['a@example.com', 'b@example.com', 'c@example.com']);
    const due = database.db.selectFrom('outbox').select('next_at').where('kind', '=', 'seat-freed');
    expect(await due.where('state', '=', 'pending').execute()).toEqual([
      { next_at: now },
      { next_at: now },
    ]);
    expect(await fillSeats(database, [larger], NOON)).toBe(0);
  },
);
