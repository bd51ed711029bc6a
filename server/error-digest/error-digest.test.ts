import { sql } from 'kysely';
import { expect, onTestFinished, vi } from 'vitest';
import type { Database } from '#server/database/connect.ts';
import { onBothEngines } from '#tests/support/databases.ts';
import { MESSAGE } from '#tests/support/outbox-rows.ts';
import { createErrorBuffer, ERROR_DIGEST } from './error-buffer.ts';
import { startErrorDigest } from './error-digest.ts';

const LONG = { timeout: 10_000 };

function startProcess(database: Database) {
  const buffer = createErrorBuffer('first-release');
  const log = { warn: vi.fn() };
  const wakeOutbox = vi.fn();
  const { stop } = startErrorDigest({
    database,
    buffer,
    compose: ({ kinds }) => ({ ...MESSAGE, text: kinds.map(({ line }) => line).join() }),
    recipient: 'operator@firm.example',
    mailHost: 'site.example',
    wakeOutbox,
    log,
  });
  onTestFinished(stop);
  return { buffer, log, wakeOutbox, stop };
}

async function sentTexts({ db }: Database): Promise<string[]> {
  const query = db.selectFrom('outbox').select('message').where('kind', '=', ERROR_DIGEST);
  return (await query.execute()).map(({ message }) => JSON.parse(message).text);
}

onBothEngines('an error is mailed at once, also one from before the start', async (database) => {
  const { buffer, wakeOutbox } = startProcess(database);
  buffer.add({}, 'purging failed');
  await vi.waitFor(() => expect(wakeOutbox).toHaveBeenCalledTimes(1), LONG);
  expect(await sentTexts(database)).toEqual(['purging failed']);
});

onBothEngines(
  'errors while the database is down are mailed afterwards, and cause no further error',
  async (database) => {
    await sql`alter table site_state rename to away`.execute(database.db);
    const { buffer, log, stop } = startProcess(database);
    buffer.add({}, 'a page failed');
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalledTimes(1), LONG);
    expect(log.warn.mock.calls[0]?.[1]).toBe('errors cannot be reported');
    buffer.add({}, 'purging failed');
    await sql`alter table away rename to site_state`.execute(database.db);
    await stop();
    expect(await sentTexts(database)).toEqual(['a page failed,purging failed']);
  },
);
