import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { MIGRATIONS, ranMigrations } from '#server/database/migrate.ts';
import { stuckMails } from '#server/outbox/manage.ts';
import { ON_HOLD } from '#server/outbox/on-hold.ts';
import { lastTrusted } from '#server/submissions/retention/trusted-clock.ts';
import { clockJump } from '../clock-jump.ts';
import { riyadhTime } from '../riyadh-time.ts';
import { countSubmissions } from '../submissions.ts';
import { type Check, failed, ok, warning } from './check.ts';

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

/** Checks that acknowledged submissions survive a power cut. */
async function checkDurability({ db, engine }: Database): Promise<Check> {
  const name = 'durability';
  if (engine === 'sqlite') {
    const query = sql<{ synchronous: number; journal: string }>`
      select synchronous, journal_mode as journal from pragma_synchronous, pragma_journal_mode`;
    const { rows } = await query.execute(db);
    const { synchronous = 0, journal } = rows[0] ?? {};
    const text = `synchronous=${synchronous}, journal_mode=${journal}.`;
    return synchronous >= 2 && journal === 'wal'
      ? ok(name, text)
      : failed(name, text, 'The site sets FULL and WAL itself: is the file on a network disk?');
  }
  const query = sql<{ commit: string; fsync: string }>`
    select current_setting('synchronous_commit') as commit, current_setting('fsync') as fsync`;
  const { rows } = await query.execute(db);
  const { commit, fsync } = rows[0] ?? {};
  const text = `synchronous_commit=${commit}, fsync=${fsync}.`;
  const todo =
    'Set both to on in postgresql.conf: a power cut would lose acknowledged submissions.';
  return fsync === 'on' && commit !== 'off' ? ok(name, text) : failed(name, text, todo);
}

async function checkIntegrity({ db }: Database): Promise<Check> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(3)`.execute(db);
  const found = rows.map(({ integrity_check }) => integrity_check);
  if (found.join() === 'ok') return ok('integrity', 'The file is intact.');
  return failed(
    'integrity',
    `The file is damaged: ${found.join('; ')}.`,
    'Stop the site, keep the file, and restore the last backup.',
  );
}

async function checkMigrations({ db }: Database): Promise<Check> {
  const ran = await ranMigrations(db);
  const known = Object.keys(MIGRATIONS);
  const missing = known.filter((name) => !ran.includes(name));
  const unknown = ran.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    return failed(
      'tables',
      `A newer version of the site created ${unknown.join(', ')}.`,
      'Run that version.',
    );
  if (missing.length > 0)
    return failed('tables', `Missing: ${missing.join(', ')}.`, 'Start the site once.');
  return ok('tables', 'All migrations have run.');
}

async function checkClock({ db }: Database, now: number): Promise<Check> {
  const jump = clockJump(now, await lastTrusted(db));
  if (!jump) return ok('clock', `${riyadhTime(now)} in Riyadh.`);
  return warning(
    'clock',
    `It is ${riyadhTime(now)} here, ${jump} what the server last saw.`,
    'Set the clock. Nothing is purged until it has been right for a day.',
  );
}

async function checkMails(database: Database, now: number): Promise<Check> {
  const stuck = await stuckMails(database, now);
  const count = (state: string) => stuck.filter((mail) => mail.state === state).length;
  if (stuck.length === 0) return ok('mails', 'None is stuck.');
  const text = `${stuck.length} are stuck: ${count('dead')} given up, ${count('quarantined')} quarantined, ${count(ON_HOLD)} on hold.`;
  // A dead mail fails the check, because the server does not retry a dead mail.
  const verdict = count('dead') > 0 ? failed : warning;
  return verdict(
    'mails',
    text,
    '"inbox outbox" shows the errors; "inbox outbox retry <id>" sends one.',
  );
}

async function checkOverdue(database: Database, now: number): Promise<Check> {
  const overdue = await countSubmissions(database, { dueBefore: now });
  return overdue > 0
    ? warning('answers', `${overdue} are overdue.`, '"inbox due" lists them.')
    : ok('answers', 'None is overdue.');
}

async function checkQuarantined(database: Database): Promise<Check> {
  const count = await countSubmissions(database, { isQuarantined: true, state: 'open' });
  if (count === 0) return ok('quarantine', 'No submission waits for a review.');
  return warning(
    'quarantine',
    `${count} submissions wait for a review before their mails are sent.`,
    '"inbox list --quarantined" lists them; release or close each.',
  );
}
