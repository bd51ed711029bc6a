import { expect } from 'vitest';
import { MINUTE } from '#app/i18n/durations.ts';
import { builtSite } from '#tests/support/built-site.ts';
import { onBothEngines } from '#tests/support/databases.ts';
import { inboxFor, NOW, send } from '#tests/support/inbox-for.ts';

onBothEngines('staff take and answer submissions under their name', async (database, settings) => {
  const inbox = inboxFor(settings);
  const { reference } = await send(database);
  expect((await inbox(['take', reference, '--by', 'سارة'])).stderr).toBe(
    `${reference} is now taken by سارة.\n`,
  );
  expect((await inbox(['take', reference, '--by', 'سارة'])).stderr).toBe(
    `${reference} was already taken by سارة.\n`,
  );
  expect(
    (await inbox(['answer', reference, '--note', 'Called'], { now: NOW + MINUTE })).stderr,
  ).toBe(`${reference} is answered and closed.\n`);
  expect((await inbox(['answer', reference])).stderr).toBe(`${reference} was closed already.\n`);
  const { stdout } = await inbox(['show', reference]);
  expect(stdout).toContain('Taken by    \u2068سارة\u2069\n');
  expect(stdout).toContain(
    'History\n  2026-11-22 12:00 take, \u2068سارة\u2069\n  2026-11-22 12:01 answer, staff\n    Called\n',
  );
  expect(JSON.parse((await inbox(['show', '--json', reference])).stdout)).toMatchObject({
    handler: 'سارة',
    notes: [
      { action: 'take', author: 'سارة', text: '', recipient: null },
      { action: 'answer', author: 'staff', text: 'Called' },
    ],
  });
});

onBothEngines(
  'a colleague of the firm gets a link, and nobody else',
  async (database, settings) => {
    const inbox = inboxFor(
      { ...settings, STAFF_DOMAINS: 'firm.test, firm.example', SITE_URL: 'https://www.firm.test' },
      { projectFolder: builtSite() },
    );
    const { reference } = await send(database);
    expect(await inbox(['forward', reference, 'omar@elsewhere.test'])).toMatchObject({
      code: 2,
      stderr:
        'Submissions are forwarded only to emails of firm.test, firm.example (STAFF_DOMAINS).\n',
    });
    expect(
      (await inbox(['forward', reference, 'omar@firm.example', '--note', 'Please'])).stderr,
    ).toBe(`${reference} is forwarded to omar@firm.example.\n`);
    const { message } = await database.db
      .selectFrom('outbox')
      .select('message')
      .where('recipient', '=', 'omar@firm.example')
      .executeTakeFirstOrThrow();
    const { text } = JSON.parse(message) as { text: string };
    expect(JSON.parse(text.slice(3))).toMatchObject({
      reference,
      author: 'staff',
      text: 'Please',
      url: expect.stringMatching(/^https:\/\/www\.firm\.test\/staff\/[\w-]+$/),
      now: NOW,
    });
    expect((await inbox(['show', reference])).stdout).toContain(
      'forward, staff, omar@firm.example',
    );
  },
);

onBothEngines(
  'applications have a status, other submissions have none',
  async (database, settings) => {
    const inbox = inboxFor(settings);
    const application = await send(database, { form: 'application', email: 'a@visitor.test' });
    const message = await send(database, { email: 'b@visitor.test' });
    expect((await inbox(['status', application.reference, 'in-review'])).stderr).toBe(
      `${application.reference} is now “in-review”.\n`,
    );
    expect((await inbox(['list', '--form', 'application'])).stdout).toContain('in review');
    expect(
      JSON.parse((await inbox(['show', '--json', application.reference])).stdout),
    ).toMatchObject({
      status: 'in-review',
    });
    await inbox(['status', application.reference, 'closed']);
    expect((await inbox(['list', '--closed'])).stdout).toContain(application.reference);
    expect(await inbox(['status', message.reference, 'in-review'])).toMatchObject({
      code: 2,
      stderr: `${message.reference} is not of a kind for which this is possible.\n`,
    });
    expect(await inbox(['status', message.reference, 'nearly'])).toMatchObject({ code: 2 });
  },
);

onBothEngines('spam is confirmed, and links are revoked', async (database, settings) => {
  const inbox = inboxFor(settings);
  const { reference } = await send(database, { quarantineReason: 'links' });
  expect((await inbox(['revoke', reference])).stderr).toBe(
    `The links to the staff page of ${reference} are revoked.\n`,
  );
  expect((await inbox(['spam', reference])).stderr).toBe(`${reference} is closed as spam.\n`);
  expect(
    await database.db.selectFrom('submissions').select(['closed_at', 'link_version']).execute(),
  ).toEqual([{ closed_at: NOW, link_version: 1 }]);
});
