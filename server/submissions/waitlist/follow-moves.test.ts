import { expect } from 'vitest';
import type { WriteSeatMail } from '#app/forms/engine/ports.ts';
import { DAY, HOUR } from '#app/i18n/durations.ts';
import { createTokens } from '#server/tokens.ts';
import { exampleWebinar } from '#tests/support/built-site.ts';
import { onBothEngines } from '#tests/support/databases.ts';
import { exampleRegistration, exampleStore, SEAT_MAIL } from '#tests/support/example-submission.ts';
import { followMoves } from './follow-moves.ts';

const ENDS = Date.UTC(2026, 11, 10);
const site = { origin: 'https://site.example', tokens: createTokens(new Uint8Array(32)) };

onBothEngines(
  'a moved webinar moves the retention of its registrations, and the mail that waits',
  async (database) => {
    const { store, clock } = exampleStore(database);
    for (const email of ['a@example.com', 'b@example.com']) {
      await store.save(exampleRegistration({ email, language: 'ar' }));
      clock.now += HOUR;
    }
    await store.save(exampleRegistration({ about: 'ai-act', seats: 0 }));
    const state = async () => ({
      kept: await database.db
        .selectFrom('submissions')
        .select(['email', 'keep_until'])
        .orderBy('received_at')
        .execute(),
      waiting: (
        await database.db
          .selectFrom('outbox')
          .select('message')
          .where('state', '=', 'held')
          .orderBy('created_at')
          .execute()
      ).map(({ message }) => JSON.parse(message).subject),
    });
    const written: Parameters<WriteSeatMail>[0][] = [];
    const writeSeatMail: WriteSeatMail = (registration) => {
      written.push(registration);
      return { ...SEAT_MAIL, subject: 'The new time' };
    };
    const follow = (ends: number) =>
      followMoves(database, [{ ...exampleWebinar({ slug: 'data-mesh' }), ends }], {
        now: clock.now,
        writeSeatMail,
        ...site,
      });

    const before = await state();
    await follow(ENDS);
    await follow(clock.now);
    expect(await state()).toEqual(before);
    expect(written).toEqual([]);

    await follow(ENDS + 7 * DAY);
    expect(await state()).toEqual({
      kept: [
        { email: 'a@example.com', keep_until: ENDS + 97 * DAY },
        { email: 'b@example.com', keep_until: ENDS + 97 * DAY },
        { email: 'layla@example.com', keep_until: ENDS + 90 * DAY },
      ],
      waiting: ['The new time', SEAT_MAIL.subject],
    });
    expect(written).toEqual([
      expect.objectContaining({ slug: 'data-mesh', language: 'ar' }),
      expect.objectContaining({ receipt: expect.objectContaining({ seat: 'waiting' }) }),
    ]);
  },
);
