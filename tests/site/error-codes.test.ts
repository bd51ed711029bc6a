import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { freshDatabase } from '#tests/support/databases.ts';
import { startSiteOn } from '#tests/support/site-on-database.ts';
import { editions } from '#tests/support/words.ts';

const CODE = /E-[2-9B-X]{3}-[2-9B-X]{3}/g;
const FIELDS = {
  name: 'Layla',
  email: 'layla@visitor.example',
  subject: 'A question',
  message: 'A message that is long enough',
};

function codeIn(text: string): string {
  const codes = new Set(text.match(CODE));
  expect(codes.size, text.slice(0, 500)).toBe(1);
  return [...codes].join();
}

test('a visitor sees the code of an error, and the log has it', async () => {
  const settings = await freshDatabase('sqlite');
  const site = await startSiteOn(settings);
  const ask = (path: string, init?: RequestInit) => fetch(new URL(path, site.origin), init);
  const sendTo = (path: string, headers: Record<string, string> = {}) =>
    ask(path, {
      method: 'POST',
      body: new URLSearchParams(FIELDS),
      headers: { Origin: site.origin, ...headers },
      redirect: 'manual',
    });
  expect((await sendTo('/contact')).status).toBe(303);
  const sqlite = new Sqlite(`${settings.DATA_DIR}/site.sqlite`);
  const { message } = sqlite
    .prepare("select message from outbox where message like '%/your-data/%'")
    .get() as { message: string };
  const link = /\/your-data\/[\w-]+/.exec(message)?.[0] ?? '';
  sqlite.exec('alter table submissions rename to gone');
  sqlite.close();

  const seen: string[] = [];
  for (const { prefix, ui } of editions) {
    const page = await ask(prefix + link);
    expect(page.status).toBe(500);
    const html = await page.text();
    seen.push(codeIn(html));
    expect(html).toContain(ui.error.code.split('{code}')[0]);
    seen.push(codeIn(await (await ask(`${prefix}${link}.data`)).text()));
  }
  seen.push(codeIn(await (await sendTo('/contact')).text()));
  const answer = await sendTo('/contact', { Accept: 'application/json' });
  const { code } = (await answer.json()) as { code: string };
  expect(code).toMatch(CODE);
  seen.push(code);

  const { output } = await site.stop();
  expect(new Set(seen).size).toBe(seen.length);
  for (const one of seen) expect(output).toContain(`"code":"${one}"`);
});
