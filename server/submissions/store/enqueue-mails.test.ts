import { expect } from 'vitest';
import type { Mail } from '#app/mail/ports.ts';
import { onBothEngines } from '#tests/support/databases.ts';
import {
  anonymousSubmission,
  exampleStore,
  exampleSubmission,
  NOON,
  SEAT_MAIL,
  TO_FIRM,
  TO_VISITOR,
} from '#tests/support/example-submission.ts';

const toVisitor = (token: string, mails: Mail[] = [TO_VISITOR]) =>
  exampleSubmission({ token, mails: () => mails });

onBothEngines('mails are in the outbox with their complete text', async (database) => {
  const { store } = exampleStore(database);
  const full: Mail = {
    ...TO_FIRM,
    subject: 'رسالة جديدة',
    replyTo: { name: 'ليلى', address: 'layla@example.com' },
    calendar: { name: 'talk.ics', content: 'BEGIN:VCALENDAR' },
    headers: { 'List-Unsubscribe': '<https://site.example/u>' },
    withUploads: true,
  };
  const { id, reference } = await store.save(
    exampleSubmission({
      email: ' Layla@Example.com',
      mails: (receipt) => [full, { ...TO_VISITOR, text: receipt.reference }],
    }),
  );
  const [notice, thanks, ...others] = await database.db
    .selectFrom('outbox')
    .selectAll()
    .orderBy('kind')
    .execute();
  expect(others).toEqual([]);
  const { kind: _, audience: __, ...message } = full;
  expect(JSON.parse(notice?.message ?? '')).toEqual(message);
  expect(JSON.parse(thanks?.message ?? '')).toEqual({
    subject: 'Thank you',
    text: reference,
    html: '<p>We have it</p>',
  });
  expect(notice).toEqual({
    id: expect.any(String),
    submission_id: id,
    subscriber_id: null,
    kind: 'notice',
    audience: 'firm',
    recipient: 'contact@firm.example',
    message: expect.any(String),
    message_id: `<${notice?.id}@site.example>`,
    state: 'pending',
    attempts: 0,
    next_at: NOON,
    lease: null,
    lease_until: null,
    last_error: null,
    created_at: NOON,
    sent_at: null,
  });
  expect(thanks).toMatchObject({
    kind: 'receipt',
    audience: 'visitor',
    recipient: 'Layla@Example.com',
    message_id: `<${thanks?.id}@site.example>`,
  });
});

onBothEngines('a mail that could never be sent is an error', async (database) => {
  const { store } = exampleStore(database);
  const anonymous = anonymousSubmission();
  await expect(store.save(anonymous)).rejects.toThrow('no recipient');
  await expect(store.save(toVisitor('a', [{ ...TO_VISITOR, waits: true }]))).rejects.toThrow(
    'wait for ever',
  );
  expect(await database.db.selectFrom('submissions').selectAll().execute()).toEqual([]);
});

onBothEngines(
  'mails of a quarantined submission, and mails that wait, are on hold',
  async (database) => {
    const { store } = exampleStore(database);
    await store.save(exampleSubmission({ quarantineReason: 'links' }));
    await store.save(
      exampleSubmission({
        token: 'a',
        email: 'omar@example.com',
        mails: () => [TO_FIRM, SEAT_MAIL],
      }),
    );
    const mails = await database.db
      .selectFrom('outbox')
      .select(['kind', 'state', 'last_error'])
      .orderBy('kind')
      .orderBy('state')
      .execute();
    expect(mails).toEqual([
      { kind: 'notice', state: 'held', last_error: null },
      { kind: 'notice', state: 'pending', last_error: null },
      { kind: 'receipt', state: 'held', last_error: null },
      { kind: 'seat-freed', state: 'held', last_error: null },
    ]);
  },
);
