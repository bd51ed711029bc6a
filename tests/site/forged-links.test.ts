import { beforeAll, expect, test } from 'vitest';
import { createTokens } from '#server/tokens.ts';
import { ask, siteDatabase } from '#tests/support/ask-site.ts';
import { openDatabase } from '#tests/support/databases.ts';
import { type PersonalLinks, personalLinks, post } from '#tests/support/personal-links.ts';

let links: PersonalLinks;
beforeAll(async () => {
  links = await personalLinks();
});

type Link = 'yourData' | 'preferences' | 'confirm' | 'unsubscribe' | 'staff';
const ACTIONS: Record<Link, Record<string, string>> = {
  yourData: { do: 'erase', agree: 'on' },
  preferences: { end: 'yes' },
  confirm: {},
  unsubscribe: {},
  staff: { do: 'note', author: 'Mallory', note: 'Mallory was here' },
};
const LINKS = Object.keys(ACTIONS) as Link[];
const PURPOSES: Record<Link, string> = {
  yourData: 'your-data',
  preferences: 'newsletter-preferences',
  confirm: 'newsletter-confirm',
  unsubscribe: 'newsletter-unsubscribe',
  staff: 'staff',
};

test.each(LINKS)('a forged link of the kind %s shows and changes nothing', async (kind) => {
  const path = links[kind];
  const token = path.slice(path.lastIndexOf('/') + 1);
  const folder = path.slice(0, -token.length);
  const others = LINKS.filter((other) => other !== kind).map((other) => links[other]);
  const { db } = await openDatabase(siteDatabase);
  const { id } = await db
    .selectFrom('submissions')
    .select('id')
    .where('email', '=', links.sender)
    .executeTakeFirstOrThrow();
  const forged = [
    `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
    token.slice(1),
    `${token}A`,
    token.toLowerCase(),
    'x'.repeat(2000),
    ...others.map((other) => other.slice(other.lastIndexOf('/') + 1)),
    createTokens(new Uint8Array(32)).sign(PURPOSES[kind], id, 60_000),
    id,
  ];
  for (const wrong of forged) {
    const shown = await ask(folder + wrong);
    expect(String(shown.body), wrong).not.toContain(links.sender);
    const answer = await post(folder + wrong, ACTIONS[kind]);
    expect(String(answer.body), wrong).not.toContain(links.sender);
  }
  expect(String((await ask(links.yourData)).body)).toContain(links.sender);
  expect((await ask(links.preferences)).status).toBe(200);
  expect((await ask(links.confirm)).status).toBe(200);
});

test('a link that was used works once more only where that is harmless', async () => {
  const used = await personalLinks();
  const { db } = await openDatabase(siteDatabase);
  const isSubscribed = async (email: string) =>
    (await db.selectFrom('subscribers').select('id').where('email', '=', email).execute()).length;

  for (let times = 0; times < 2; times++) {
    expect((await post(used.confirm, {})).status).toBe(200);
    expect(await isSubscribed(used.newcomer)).toBe(1);
  }
  for (let times = 0; times < 2; times++) {
    expect((await post(used.unsubscribe, {})).status).toBe(200);
    expect(await isSubscribed(used.subscriber)).toBe(0);
  }
  expect((await ask(used.preferences)).status).toBe(410);
  await post(used.preferences, { language: 'ar' });
  expect(await isSubscribed(used.subscriber)).toBe(0);
  for (let times = 0; times < 2; times++) {
    await post(used.yourData, { do: 'erase', agree: 'on' });
    expect(String((await ask(used.yourData)).body)).not.toContain(used.sender);
  }
});
