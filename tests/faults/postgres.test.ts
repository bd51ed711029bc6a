import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openBreakableConnection } from '#tests/support/breakable-connection.ts';
import { freshDatabase } from '#tests/support/databases.ts';
import { expectKept } from '#tests/support/expect-kept.ts';
import { expectStored } from '#tests/support/expect-stored.ts';
import { keepSending, type Sending } from '#tests/support/keep-sending.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { startSiteOn } from '#tests/support/site-on-database.ts';

const LONG = { timeout: 120_000 };

test('a restart of PostgreSQL loses nothing, and the site continues after it', LONG, async () => {
  const { url, pause, resume, stop } = await startPostgres();
  onTestFinished(stop);
  const { DATA_DIR } = await freshDatabase('sqlite');
  const settings = { DATA_DIR, DATABASE_URL: `${url}/postgres` };
  const { origin } = await startSiteOn(settings);
  const sending = await keepSending({ origins: () => [origin], applicants: 8 });
  for (let times = 0; times < 3; times++) {
    await sending.more(20, 'acknowledged');
    await pause();
    await sending.more(10, 'refused');
    await expectKept(origin);
    await resume();
  }
  await endWell(sending);
  await expectStored(settings, sending);
});

test(
  'a read-only PostgreSQL is reported to visitors, and the site continues after it',
  LONG,
  async () => {
    const settings = await freshDatabase('postgres');
    const { origin } = await startSiteOn(settings);
    const sending = await keepSending({ origins: () => [origin] });
    await sending.more(20, 'acknowledged');
    await setReadOnly(settings.DATABASE_URL ?? '', true);
    await sending.more(10, 'refused');
    await expectKept(origin);
    await setReadOnly(settings.DATABASE_URL ?? '', false);
    await endWell(sending);
    await expectStored(settings, sending);
  },
);

test(
  'a silent PostgreSQL is reported in time, and the site continues with new connections',
  LONG,
  async () => {
    const settings = await freshDatabase('postgres');
    const url = new URL(settings.DATABASE_URL ?? '');
    const { port, freeze, mend } = await openBreakableConnection(Number(url.port));
    url.port = String(port);
    const { origin } = await startSiteOn({ ...settings, DATABASE_URL: url.href });
    const sending = await keepSending({ origins: () => [origin] });
    await sending.more(20, 'acknowledged');
    freeze();
    await sending.more(10, 'refused');
    await expectKept(origin);
    mend();
    await endWell(sending);
    await expectStored(settings, sending);
  },
);

async function endWell(sending: Sending): Promise<void> {
  await sending.more(30, 'acknowledged');
  await sending.end();
  expect(
    new Set(sending.refused.map(({ status, retryAfter }) => `${status} ${retryAfter}`)),
  ).toEqual(new Set(['503 60']));
}

/**
 * Makes a database read-only or writable. Closes all connections, because only new connections get
 * the setting.
 */
async function setReadOnly(connectionString: string, isReadOnly: boolean): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('set default_transaction_read_only = off');
  await client.query(
    `alter database ${new URL(connectionString).pathname.slice(1)} set default_transaction_read_only = ${isReadOnly}`,
  );
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
}
