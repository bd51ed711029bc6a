import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { type DatabaseSettings, freshDatabase } from '#tests/support/databases.ts';
import { mailTo } from '#tests/support/mailbox.ts';
import { startSiteOn } from '#tests/support/site-on-database.ts';

const OPERATOR = 'operator@firm.example';
const FIELDS = {
  name: 'Layla',
  email: 'layla@visitor.example',
  subject: 'A question',
  message: 'A message that is long enough',
};

async function failAForm(database: DatabaseSettings, settings: Record<string, string>) {
  const site = await startSiteOn(database, settings);
  const sqlite = new Sqlite(`${database.DATA_DIR}/site.sqlite`);
  sqlite.exec(`create trigger refuse before insert on submissions
    begin select raise(abort, 'refused'); end`);
  sqlite.close();
  const answer = await fetch(new URL('/contact', site.origin), {
    method: 'POST',
    body: new URLSearchParams(FIELDS),
    headers: { Origin: site.origin, Accept: 'application/json' },
  });
  const { code } = (await answer.json()) as { code: string };
  return { site, code };
}

test('the operator gets the error that a visitor saw, without what the visitor typed', async () => {
  const database = await freshDatabase('sqlite');
  const settings = { ERRORS_TO: OPERATOR, INBOX_LANGUAGE: 'ar' };
  const { site, code } = await failAForm(database, settings);
  const mail = await mailTo(OPERATOR, 'أخطاء', path.join(database.DATA_DIR, 'mail'));
  const { release } = (await (await fetch(new URL('/release.json', site.origin))).json()) as {
    release: string;
  };
  for (const shown of [code, 'a page failed', 'form', release])
    for (const text of [mail.text, mail.html]) expect(text).toContain(shown);
  for (const typed of Object.values(FIELDS)) expect(mail.text).not.toContain(typed);
});

test('without ERRORS_TO, no error is stored or mailed', async () => {
  const database = await freshDatabase('sqlite');
  const { site } = await failAForm(database, {});
  await site.stop();
  const sqlite = new Sqlite(`${database.DATA_DIR}/site.sqlite`);
  expect(sqlite.prepare("select name from site_state where name like 'error%'").all()).toEqual([]);
  expect(sqlite.prepare('select id from outbox').all()).toEqual([]);
  sqlite.close();
});
