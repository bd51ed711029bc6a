import { expect } from 'vitest';
import { DAY, HOUR } from '#app/i18n/durations.ts';
import { onBothEngines } from '#tests/support/databases.ts';
import {
  anonymousSubmission,
  exampleRegistration,
  exampleStore,
  exampleSubmission,
  NOON,
  TO_FIRM,
} from '#tests/support/example-submission.ts';
import { addSubscribers, LETTER, letterRound, start } from '#tests/support/subscribers.ts';
import { personalData } from './personal-data.ts';

onBothEngines(
  'all data of a person are shown, newest first, for any spelling of the e-mail',
  async (database) => {
    const { store, clock } = exampleStore(database);
    const uploads = [
      { field: 'cv', name: 'سيرة.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-') },
    ];
    const consent = { text: 'I agree', privacyPolicy: '2.1' };
    const first = await store.save(
      exampleSubmission({ email: 'LAYLA@example.com', uploads, consent }),
    );
    clock.now += HOUR;
    const second = await store.save(exampleRegistration());
    await store.save(exampleSubmission({ email: 'omar@example.com' }));
    const held = {
      email: 'layla@example.com',
      submissions: [
        {
          id: second.id,
          reference: second.reference,
          form: 'webinar',
          language: 'en',
          receivedAt: NOON + HOUR,
          keepUntil: Date.UTC(2026, 11, 10) + 90 * DAY,
          about: 'data-mesh',
          seat: 'seat',
          answers: exampleSubmission().answers,
          files: [],
        },
        {
          id: first.id,
          reference: first.reference,
          form: 'contact',
          language: 'en',
          receivedAt: NOON,
          keepUntil: NOON + 365 * DAY,
          answers: { ...exampleSubmission().answers, email: 'LAYLA@example.com' },
          consent,
          files: [{ name: 'سيرة.pdf', type: 'application/pdf', size: 5 }],
        },
      ],
    };
    expect(await store.personalData(first.id)).toEqual(held);
    expect(await store.personalData(second.id)).toEqual(held);
  },
);

onBothEngines('a subscriber sees the subscription, even without submissions', async (database) => {
  const { store } = exampleStore(database);
  const signUp = await store.save(
    exampleSubmission({ form: 'newsletter', language: 'ar', keepUntil: (at) => at + 7 * DAY }),
  );
  const subscriber = await store.subscribe(signUp.id, { text: 'I agree' });
  const subscription = {
    language: 'ar',
    confirmedAt: NOON,
    consent: { text: 'I agree', signedUpAt: NOON, confirmedAt: NOON },
  };
  expect(await store.personalData(signUp.id)).toMatchObject({
    submissions: [{ form: 'newsletter' }],
    subscription,
  });
  await database.db.deleteFrom('submissions').execute();
  expect(await store.personalData(subscriber?.id ?? '')).toEqual({
    email: 'layla@example.com',
    submissions: [],
    subscription,
  });
});

onBothEngines('an erased submission and one without an e-mail show nothing', async (database) => {
  const { store } = exampleStore(database);
  const anonymous = anonymousSubmission({
    form: 'feedback',
    mails: () => [TO_FIRM],
  });
  const { id } = await store.save(anonymous);
  expect(await store.personalData(id)).toBeUndefined();
  expect(await store.personalData('none')).toBeUndefined();
});

onBothEngines('the letters to a person are shown, and that they came back', async (database) => {
  await addSubscribers(database, 2);
  await start(database);
  await letterRound(database, NOON);
  await database.db.updateTable('outbox').set({ state: 'sent', sent_at: NOON }).execute();
  const unreachable = { unreachable_since: NOON + HOUR };
  await database.db.updateTable('subscribers').set(unreachable).execute();
  expect(await personalData(database.db, 'reader-00000')).toMatchObject({
    email: 'reader-0@visitor.example',
    subscription: {
      unreachableSince: NOON + HOUR,
      letters: [{ slug: LETTER.slug, sentAt: NOON }],
    },
  });
});
