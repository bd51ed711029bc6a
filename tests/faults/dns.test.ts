import pg from 'pg';
import { expect, test } from 'vitest';
import { freshDatabase } from '#tests/support/databases.ts';
import { expectKept } from '#tests/support/expect-kept.ts';
import { expectStored } from '#tests/support/expect-stored.ts';
import { keepSending } from '#tests/support/keep-sending.ts';
import { run } from '#tests/support/run.ts';
import { siteDns } from '#tests/support/site-dns.ts';
import { startSiteOn } from '#tests/support/site-on-database.ts';

// relay-troubles.test.ts has the same faults for the name of the relay.

test.each(['ENOTFOUND', 'EAI_AGAIN'] as const)(
  'a name of PostgreSQL that fails with %s is reported, and the site continues after it',
  { timeout: 90_000 },
  async (code) => {
    const settings = await freshDatabase('postgres');
    const dns = siteDns(settings.DATA_DIR);
    const url = new URL(settings.DATABASE_URL ?? '');
    url.hostname = 'database.test';
    const site = await startSiteOn({ ...settings, DATABASE_URL: url.href }, dns.settings);
    const sending = await keepSending({ origins: () => [site.origin] });
    await sending.more(20, 'acknowledged');
    dns.failWith(code);
    // Close the open connections, because only a new connection looks up the name.
    await closeConnections(settings.DATABASE_URL ?? '');
    await sending.more(10, 'refused');
    await expectKept(site.origin);
    dns.failWith('');
    await sending.more(20, 'acknowledged');
    await sending.end();
    expect(new Set(sending.refused.map(({ status }) => status))).toEqual(new Set([503]));
    await expectStored(settings, sending);
    expect((await site.stop()).stdout).toContain(code);

    dns.failWith(code);
    const start = { ...settings, ...dns.settings, DATABASE_URL: url.href, PORT: '0' };
    const refused = await run(['server/serve.mjs'], { settings: start });
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining(code) });
    expect(refused.output.trim().split('\n')).toHaveLength(1);
    expect(refused.output).toContain('database.test');
  },
);

async function closeConnections(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await client.end();
}
