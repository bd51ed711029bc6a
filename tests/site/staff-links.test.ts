import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { openStaffLink } from '#app/staff-link.ts';
import { siteSecret } from '#server/database/site-state.ts';
import { handleSubmission } from '#server/submissions/handling/handle-submission.ts';
import { createTokens } from '#server/tokens.ts';
import { ask, mailFolder, siteDatabase, siteOrigin } from '#tests/support/ask-site.ts';
import { openDatabase } from '#tests/support/databases.ts';
import { documentOf } from '#tests/support/document-of.ts';
import { pdfFile } from '#tests/support/example-files.ts';
import { applicationOf, newLetter } from '#tests/support/form-client.ts';
import { handlingOptions } from '#tests/support/handling-options.ts';
import { linkIn, mailTo } from '#tests/support/mailbox.ts';
import { post } from '#tests/support/personal-links.ts';
import { rawRequest } from '#tests/support/raw-request.ts';
import { startSite } from '#tests/support/run.ts';
import { organization, words } from '#tests/support/words.ts';

const letter = newLetter();
let link = '';
beforeAll(async () => {
  const role = words.en.collections.jobs[0]?.slug;
  const { type, body } = applicationOf(letter, pdfFile(), 'cv.pdf');
  const headers = { Origin: siteOrigin, 'Content-Type': type };
  await ask(`/careers/apply/${role}`, { method: 'POST', headers, body });
  link = linkIn(await mailTo(organization.email, letter.name, mailFolder), '/staff/');
});

const bodyOf = async (path: string) => String((await ask(path)).body);
const pageOf = async (path = link) => documentOf(await bodyOf(path));
const fieldOf = (page: Document, name: string) =>
  page.querySelector(`input[name="${name}"]`)?.getAttribute('value') ?? '';
const historyOf = async () =>
  [...(await pageOf()).querySelectorAll('.staff-history li')].map(({ textContent }) => textContent);

/** Presses a button of the page, with the token that the page contains. */
async function press(action: string, values: Record<string, string> = {}, path = link) {
  const token = fieldOf(await pageOf(), 'token');
  return post(path, { do: action, author: 'Omar', token, ...values });
}

test('the page has a policy of its own and stays out of caches and referrers', async () => {
  const { status, headers, body } = await ask(link);
  expect(status).toBe(200);
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^ ]+'; img-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
  );
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  });
  expect(String(body)).not.toContain('<script');
  expect(headers['set-cookie']).toBeUndefined();
});

test('opening the link changes nothing, as often as scanners do it', async () => {
  const { db } = await openDatabase(siteDatabase);
  const submissions = db.selectFrom('submissions').selectAll().where('email', '=', letter.email);
  const { id } = await submissions.executeTakeFirstOrThrow();
  // Other tests use the same site, so only this submission's rows must stay as they are.
  const rowsOf = (table: 'notes' | 'outbox') =>
    db.selectFrom(table).select('id').where('submission_id', '=', id).orderBy('id').execute();
  const state = async () => [
    await submissions.execute(),
    await rowsOf('notes'),
    await rowsOf('outbox'),
  ];
  const before = await state();
  const file = (await pageOf()).querySelector('dl a')?.getAttribute('href') ?? '';
  for (const path of [link, `/ar${link}`, `${link}?do=erase&author=Omar`, `${link}.data`, file])
    for (const method of ['GET', 'HEAD'] as const) await ask(path, { method });
  expect(await state()).toEqual(before);
});

test('a file is saved and never shown as a page', async () => {
  const file = (await pageOf()).querySelector('dl a')?.getAttribute('href') ?? '';
  const { status, headers, body } = await ask(file);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "attachment; filename*=UTF-8''cv.pdf",
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  });
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(body.equals(Buffer.from(pdfFile()))).toBe(true);
  expect((await ask(`${link}/files/nothing`)).status).toBe(410);
});

test('an action is written to the history, and a repeated form is not', async () => {
  const values = { note: 'Called <b>back</b>', token: fieldOf(await pageOf(), 'token') };
  const answer = await press('take', values);
  expect(answer).toMatchObject({ status: 303, headers: { location: `${link}#history` } });
  await press('take', values);
  const [entry, ...others] = await historyOf();
  expect(entry).toContain('Omar');
  expect(entry).toContain('Called <b>back</b>');
  expect(others).toEqual([]);
});

test('a wrong form comes back with what was typed and changes nothing', async () => {
  const before = await historyOf();
  for (const [action, values] of [
    ['note', { note: '' }],
    ['take', { author: '' }],
    ['forward', { recipient: 'omar@elsewhere.example' }],
    ['spam', {}],
    ['revoke-all', {}],
    ['', {}],
    ['take', { token: 'forged' }],
    ['erase', { reference: 'K7F-4WM' }],
  ] as const) {
    const { status, body } = await press(action, { recipient: 'typed@typed.example', ...values });
    expect(status, action).toBe(422);
    expect(documentOf(String(body)).querySelector('[role="alert"]'), action).not.toBeNull();
  }
  expect(await historyOf()).toEqual(before);
});

test('old, forged and revoked links, and those of erased submissions, look the same', async () => {
  const { db, ...database } = await openDatabase(siteDatabase);
  const token = link.slice('/staff/'.length);
  const tokens = createTokens(await siteSecret({ db, ...database }));
  const { id } = openStaffLink(tokens, token) ?? { id: '' };
  const anHourAgo = createTokens(
    await siteSecret({ db, ...database }),
    () => Date.now() - 3_600_000,
  );
  const wrong = {
    old: anHourAgo.sign('staff', `${id} 0`, 1000),
    forged: createTokens(new Uint8Array(32)).sign('staff', `${id} 0`, 60_000),
    revoked: tokens.sign('staff', `${id} 9`, 60_000),
    erased: tokens.sign('staff', 'nothing 0', 60_000),
    'of another purpose': tokens.sign('your-data', `${id} 0`, 60_000),
    'without a version': tokens.sign('staff', id, 60_000),
    cut: token.slice(0, -3),
  };
  const plain = await bodyOf('/staff/nothing');
  for (const [name, one] of Object.entries(wrong)) {
    const opened = await ask(`/staff/${one}`);
    expect([opened.status, String(opened.body)], name).toEqual([410, plain]);
    const posted = await post(`/staff/${one}`, { do: 'take', author: 'Mallory' });
    expect([posted.status, String(posted.body)], name).toEqual([410, plain]);
    expect((await ask(`/staff/${one}/files/x`)).status, name).toBe(410);
  }
  expect((await historyOf()).join('')).not.toContain('Mallory');

  expect((await press('revoke')).status).toBe(422);
  const revoke = { action: 'revoke' as const, author: 'Omar', text: '' };
  await handleSubmission({ db, ...database }, id, revoke, handlingOptions());
  expect([(await ask(link)).status, await bodyOf(link)]).toEqual([410, plain]);
});

test('a client may use staff links only so often in a minute', async () => {
  const { origin, stop } = await startSite({ settings: { LOG_LEVEL: 'error' } });
  onTestFinished(async () => void (await stop()));
  const statuses = new Set<number>();
  for (let attempt = 0; attempt < 60; attempt++)
    statuses.add((await rawRequest(origin, `/staff/${attempt}`)).status);
  expect([...statuses]).toEqual([410]);
  const { status, headers } = await rawRequest(origin, link);
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect((await rawRequest(origin, '/contact')).status).toBe(200);
});
