import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { application } from '#app/forms/application/application.server.ts';
import { contact } from '#app/forms/contact/contact.server.ts';
import type { RefusalReason } from '#app/forms/engine/ports.ts';
import { newsletter } from '#app/forms/newsletter/newsletter.server.ts';
import { DAY } from '#app/i18n/durations.ts';
import type { Database } from '#server/database/connect.ts';
import { freshDatabase, onBothEngines, openDatabase } from '#tests/support/databases.ts';
import { pdfFile } from '#tests/support/example-files.ts';
import { sendTo, tokenShown } from '#tests/support/send-form.ts';
import { words } from '#tests/support/words.ts';

const FIELDS = {
  name: 'شركة ABC (KSA)',
  email: 'layla@example.com',
  subject: 'سؤال',
  message: 'مُحَادَثَةٌ بالعربية ١٢٣ and English 🌴\nسطر آخر',
};
const MESSAGE = { path: '/ar/contact', fields: FIELDS };
const submissions = ({ db }: Database) => db.selectFrom('submissions').selectAll().execute();
const mails = ({ db }: Database) =>
  db
    .selectFrom('outbox')
    .select(['kind', 'audience', 'recipient', 'state'])
    .orderBy('kind')
    .execute();

onBothEngines(
  'a message is stored as typed, with its two mails, and then acknowledged',
  async (database) => {
    const { status, location } = await sendTo(database, contact, MESSAGE);
    expect([status, location]).toEqual([303, expect.stringMatching(/^\/ar\/received\/[\w-]+$/)]);
    const [stored, ...others] = await submissions(database);
    expect(others).toEqual([]);
    expect(stored).toMatchObject({
      form: 'contact',
      language: 'ar',
      email: 'layla@example.com',
      name: 'شركة ABC (KSA)',
    });
    expect(JSON.parse(stored?.answers ?? '')).toEqual(FIELDS);
    expect((stored?.due_at ?? 0) - (stored?.received_at ?? 0)).toBe(DAY);
    expect(await mails(database)).toEqual([
      {
        kind: 'confirmation',
        audience: 'visitor',
        recipient: 'layla@example.com',
        state: 'pending',
      },
      {
        kind: 'notification',
        audience: 'firm',
        recipient: 'contact@firm.example',
        state: 'pending',
      },
    ]);
  },
);

onBothEngines('the same form sent twice is one submission and one answer', async (database) => {
  const token = tokenShown(60_000);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => sendTo(database, contact, { ...MESSAGE, token })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
  expect(await submissions(database)).toHaveLength(1);
  expect(await mails(database)).toHaveLength(2);
});

onBothEngines(
  'a CV is stored byte for byte, under its own name, in the same transaction',
  async (database) => {
    const cv = pdfFile({ text: 'Layla' });
    const file = new File([new Uint8Array(cv)], 'السيرة الذاتية.pdf', { type: 'text/plain' });
    const fields = {
      name: 'ليلى',
      email: 'layla@example.com',
      phone: '٠٥٠ ١٢٣ ٤٥٦٧',
      consent: 'on',
      cv: file,
    };
    const { status } = await sendTo(database, application, {
      path: '/ar/careers/apply/junior-data-analyst',
      params: { slug: 'junior-data-analyst' },
      fields,
    });
    expect(status).toBe(303);
    const [stored] = await submissions(database);
    expect(JSON.parse(stored?.consent ?? '')).toEqual({
      text: words.ar.forms.application.consent.label,
      language: 'ar',
      privacyPolicy: expect.stringMatching(/^\d+\.\d+$/),
    });
    expect(JSON.parse(stored?.answers ?? '')).toMatchObject({
      phone: '050 123 4567',
      consent: 'on',
    });
    const [attached] = await database.db.selectFrom('attachments').selectAll().execute();
    expect(attached).toMatchObject({
      submission_id: stored?.id,
      name: 'السيرة الذاتية.pdf',
      type: 'application/pdf',
    });
    expect(Buffer.from(attached?.bytes ?? []).equals(cv)).toBe(true);
  },
);

onBothEngines(
  'a wrong form returns with all typed values, and nothing is stored',
  async (database) => {
    const fields = { ...FIELDS, email: 'layla', message: 'قصير' };
    const { status, state } = await sendTo(database, contact, { path: '/contact', fields });
    expect(status).toBe(422);
    expect(state).toEqual({
      errors: { email: 'email', message: 'tooShort:10' },
      values: fields,
      token: expect.any(String),
    });
    expect(await submissions(database)).toEqual([]);
  },
);

onBothEngines(
  'a form of another site, one too many, or one for another language is not stored',
  async (database) => {
    const fields = { ...FIELDS, message: 'نص من سطر واحد' };
    expect(
      await sendTo(database, contact, { path: '/contact', fields, isOurs: false }),
    ).toMatchObject({
      status: 403,
      state: { problem: { key: 'origin' }, values: fields },
    });
    expect(await sendTo(database, contact, { path: '/contact', fields, wait: 42 })).toMatchObject({
      status: 429,
      retryAfter: '42',
      state: { problem: { key: 'limit', seconds: 42 }, values: fields },
    });
    const switched = await sendTo(database, contact, {
      ...MESSAGE,
      fields: { name: 'ليلى', switch: 'ar' },
    });
    expect(switched).toMatchObject({
      status: 200,
      state: { errors: {}, values: { name: 'ليلى' } },
    });
    expect(await submissions(database)).toEqual([]);
  },
);

onBothEngines(
  'a form that looks automatic is acknowledged like any other, stored and quarantined',
  async (database) => {
    const { status } = await sendTo(database, contact, {
      ...MESSAGE,
      fields: { ...FIELDS, fax: '123' },
    });
    const fast = await sendTo(database, contact, {
      ...MESSAGE,
      fields: { ...FIELDS, email: 'omar@example.com' },
      token: tokenShown(50),
    });
    expect([status, fast.status]).toEqual([303, 303]);
    expect((await submissions(database)).map(({ held_because }) => held_because).sort()).toEqual([
      'speed',
      'trap',
    ]);
    expect(new Set((await mails(database)).map(({ state }) => state))).toEqual(new Set(['held']));
  },
);

onBothEngines('a subscribed email gets the same response as any other', async (database) => {
  const sent = { path: '/newsletter', fields: { email: 'layla@example.com' } };
  expect((await sendTo(database, newsletter, sent)).status).toBe(303);
  const [signUp] = await submissions(database);
  await database.db
    .insertInto('subscribers')
    .values({
      id: 'one',
      email: 'omar@example.com',
      email_key: 'omar@example.com',
      language: 'en',
      confirmed_at: 0,
      consent: '{}',
    })
    .execute();
  const known = await sendTo(database, newsletter, {
    ...sent,
    fields: { email: 'omar@example.com' },
  });
  expect(known.status).toBe(303);
  const kinds = await database.db
    .selectFrom('outbox')
    .select(['kind', 'state', 'recipient'])
    .orderBy('kind')
    .execute();
  const of = (email: string) =>
    kinds
      .filter(({ recipient }) => recipient === email)
      .map(({ kind, state }) => `${kind} ${state}`);
  expect(of('omar@example.com')).toEqual(of('layla@example.com'));
  expect(signUp?.due_at).toBeNull();
});

onBothEngines(
  'a stored form gets its first response again, however often it is sent',
  async (database) => {
    const token = tokenShown(60_000);
    const { location } = await sendTo(database, contact, { ...MESSAGE, token });
    const again = await sendTo(database, contact, { ...MESSAGE, token, wait: 42 });
    expect([again.status, again.location.length]).toEqual([303, location.length]);
  },
);

onBothEngines(
  'the mail to the firm names the file, and contains it if the settings allow that',
  async (database) => {
    const cv = new File([new Uint8Array(pdfFile())], 'السيرة.pdf');
    const fields = {
      name: 'ليلى',
      email: 'layla@example.com',
      phone: '+966501234567',
      consent: 'on',
      cv,
    };
    await sendTo(database, application, {
      path: '/careers/apply/junior-data-analyst',
      params: { slug: 'junior-data-analyst' },
      fields,
    });
    const { message } = await database.db
      .selectFrom('outbox')
      .select('message')
      .where('audience', '=', 'firm')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(message)).toMatchObject({
      withUploads: true,
      text: expect.stringContaining('السيرة.pdf'),
    });
  },
);

test('a full disk refuses with a time to try again and keeps the typed values', async () => {
  const database = await openDatabase(await freshDatabase('sqlite'));
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.db);
  await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(database.db);
  const fields = { ...FIELDS, message: 'x'.repeat(5000) };
  const refused = await sendTo(database, contact, { ...MESSAGE, fields });
  expect(refused).toMatchObject({
    status: 503,
    retryAfter: '60',
    state: { problem: { key: 'unavailable', code: 'E-K7F-4WM' }, values: fields },
  });
  await sql.raw('pragma max_page_count = 100000').execute(database.db);
  expect((await sendTo(database, contact, { ...MESSAGE, fields })).status).toBe(303);
  expect(await submissions(database)).toHaveLength(1);
});

onBothEngines('a refusal is counted once with its reason', async (database) => {
  const reasons: RefusalReason[] = [];
  const send = (changes: Partial<Parameters<typeof sendTo>[2]>) =>
    sendTo(database, contact, { ...MESSAGE, ...changes, reasons });
  await send({});
  await send({ fields: { ...FIELDS, email: 'nobody', message: '' } });
  await send({ fields: { ...FIELDS, subject: 'Another' }, wait: 42 });
  await send({ isOurs: false });
  await send({ fields: { ...FIELDS, switch: 'en' } });
  expect(reasons).toEqual(['invalid', 'limit', 'origin']);
});
