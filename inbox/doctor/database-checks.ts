import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { MIGRATIONS } from '#server/database/migrate.ts';
import { stuckMails } from '#server/outbox/manage.ts';
import { clockJump, lastTrustedMoment } from '../clock-jump.ts';
import { riyadhTime } from '../riyadh-time.ts';
import { countSubmissions } from '../submissions.ts';
import { type Check, failed, ok, warning } from './check.ts';

/**
 * Checks that the database is intact, durable and up to date, and lists what waits for a person.
 */
export async function checkDatabase(database: Database, now: number): Promise<Check[]> {
  return [
    ok('database', `${database.engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'} answers.`),
    await checkDurability(database),
    ...(database.engine === 'sqlite' ? [await checkIntegrity(database)] : []),
    await checkMigrations(database),
    await checkClock(database, now),
    await checkMails(database, now),
    await checkOverdue(database, now),
    await checkQuarantined(database),
  ];
}

/** Acknowledged submissions have to survive a power cut. */
async function checkDurability({ db, engine }: Database): Promise<Check> {
  const name = 'durability';
  if (engine === 'sqlite') {
    const synchronous = await first(
      sql<{ value: number }>`select synchronous as value from pragma_synchronous`.execute(db),
    );
    const journal = await first(
      sql<{ value: string }>`select journal_mode as value from pragma_journal_mode`.execute(db),
    );
    const text = `synchronous=${synchronous}, journal_mode=${journal}.`;
    const isSafe = Number(synchronous) >= 2 && journal === 'wal';
    return isSafe
      ? ok(name, text)
      : failed(name, text, 'The site sets FULL and WAL itself: is the file on a network disk?');
  }
  const commit = await first(
    sql<{ value: string }>`select current_setting('synchronous_commit') as value`.execute(db),
  );
  const fsync = await first(
    sql<{ value: string }>`select current_setting('fsync') as value`.execute(db),
  );
  const text = `synchronous_commit=${commit}, fsync=${fsync}.`;
  const isSafe = fsync === 'on' && commit !== 'off';
  return isSafe
    ? ok(name, text)
    : failed(
        name,
        text,
        'Set both to on in postgresql.conf: a power cut would take back what was acknowledged.',
      );
}

async function checkIntegrity({ db }: Database): Promise<Check> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(3)`.execute(db);
  const found = rows.map(({ integrity_check }) => integrity_check);
  if (found.join() === 'ok') return ok('integrity', 'The file is whole.');
  return failed(
    'integrity',
    `The file is damaged: ${found.join('; ')}.`,
    'Stop the site, keep the file, and restore the last backup.',
  );
}

async function checkMigrations({ db }: Database): Promise<Check> {
  const { rows } = await sql<{
    name: string;
  }>`select name from kysely_migration order by name`.execute(db);
  const made = new Set(rows.map(({ name }) => name));
  const known = Object.keys(MIGRATIONS);
  const missing = known.filter((name) => !made.has(name));
  const unknown = [...made].filter((name) => !known.includes(name));
  if (unknown.length > 0)
    return failed(
      'tables',
      `A newer version made ${unknown.join(', ')}.`,
      'Run that version of the site.',
    );
  if (missing.length > 0)
    return failed('tables', `Not made yet: ${missing.join(', ')}.`, 'Start the site once.');
  return ok('tables', 'They are as this version needs them.');
}

async function checkClock({ db }: Database, now: number): Promise<Check> {
  const jump = clockJump(now, await lastTrustedMoment(db));
  if (!jump) return ok('clock', `${riyadhTime(now)} in Riyadh.`);
  return warning(
    'clock',
    `It is ${riyadhTime(now)} here, ${jump} what the server last saw.`,
    'Set the clock; nothing is purged until it is right for a day.',
  );
}

async function checkMails(database: Database, now: number): Promise<Check> {
  const stuck = await stuckMails(database, now);
  const count = (state: string) => stuck.filter((mail) => mail.state === state).length;
  if (stuck.length === 0) return ok('mails', 'None is stuck.');
  const text = `${stuck.length} are stuck: ${count('dead')} given up, ${count('quarantined')} quarantined, ${count('held')} held.`;
  // The server does not retry mails that were given up.
  const verdict = count('dead') > 0 ? failed : warning;
  return verdict('mails', text, '"inbox outbox" says why; "inbox outbox retry <id>" sends one.');
}

async function checkOverdue(database: Database, now: number): Promise<Check> {
  const overdue = await countSubmissions(database, { dueBefore: now });
  return overdue > 0
    ? warning('answers', `${overdue} are overdue.`, '"inbox due" lists them.')
    : ok('answers', 'None is overdue.');
}

async function checkQuarantined(database: Database): Promise<Check> {
  const count = await countSubmissions(database, { isQuarantined: true, state: 'open' });
  if (count === 0) return ok('held', 'None waits for a person.');
  return warning(
    'held',
    `${count} wait for a person before their mails go out.`,
    '"inbox list --held" lists them; release or close each.',
  );
}

async function first<Value>(
  result: Promise<{ rows: { value: Value }[] }>,
): Promise<Value | undefined> {
  return (await result).rows[0]?.value;
}
