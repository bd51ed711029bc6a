import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readRecords } from '#app/content/read.server.ts';
import { DAY, HOUR } from '#app/i18n/durations.ts';
import { formatDay } from '#app/i18n/format.server.ts';
import { languages } from '#content/languages.ts';
import type { Database } from '#server/database/connect.ts';
import { freshDatabase, openDatabase } from '#tests/support/databases.ts';
import { exampleRegistration, exampleStore } from '#tests/support/example-submission.ts';
import { FAST_OUTBOX } from '#tests/support/fast-outbox.ts';
import { siteClock } from '#tests/support/site-clock.ts';
import { startSiteOn } from '#tests/support/site-on-database.ts';
import { siteWithWebinar } from '#tests/support/site-with-content.ts';
import { until } from '#tests/support/until.ts';

const [english, arabic] = languages;

function lineOf(calendar: string, name: string): string | undefined {
  return calendar.split('\r\n').find((line) => line.startsWith(`${name}:`));
}

async function sentMail({ db }: Database, kind: string) {
  const find = () =>
    db
      .selectFrom('outbox')
      .select(['message', 'kind'])
      .where('kind', 'like', `${kind}%`)
      .where('state', '=', 'sent')
      .execute();
  await until(async () => (await find()).length > 0);
  const [mail, ...others] = await find();
  expect(others).toEqual([]);
  return { kind: mail?.kind, ...JSON.parse(mail?.message ?? '') };
}

test('a registrant is told of the link, of a move and of a cancellation, in mail and on the site', {
  timeout: 120_000,
}, async () => {
  const webinar = readRecords(english, 'webinars').find((one) => one.starts > Date.now() + 2 * DAY);
  if (!webinar) throw new Error('There is no coming webinar');
  const { slug, starts } = webinar;
  const settings = await freshDatabase('sqlite');
  const database = await openDatabase(settings);
  const { store } = exampleStore(database);
  const registration = { about: slug, language: arabic.code, email: 'noura@visitor.example' };
  const { id } = await store.save(exampleRegistration({ ...registration, mails: () => [] }));
  const clockFolder = mkdtempSync(path.join(tmpdir(), 'miqyas-clock-'));
  onTestFinished(() => rmSync(clockFolder, { recursive: true, force: true }));
  const clock = siteClock(clockFolder);
  clock.setOffBy(starts - HOUR + 1000 - Date.now());
  const start = (folder?: string) =>
    startSiteOn(settings, { ...FAST_OUTBOX, ...clock.settings }, folder);

  const first = await start();
  const access = await sentMail(database, 'access-');
  expect(access.kind).toContain('access-hour-');
  const { content: invitation } = access.calendar;
  expect(lineOf(invitation, 'LOCATION')).toMatch(/^LOCATION:https:\/\//);
  await first.stop();

  const moved = { movedFrom: starts, starts: starts + 7 * DAY };
  const second = await start(siteWithWebinar(slug, moved));
  const move = await sentMail(database, 'changed-');
  expect(move.text).toContain(formatDay(starts, arabic));
  expect(move.text).toContain(formatDay(moved.starts, arabic));
  expect(move.html).toContain('dir="rtl"');
  const sequenceOf = (calendar: string) => Number(lineOf(calendar, 'SEQUENCE')?.split(':')[1]);
  expect(sequenceOf(move.calendar.content)).toBeGreaterThan(sequenceOf(invitation));
  await second.stop();

  const folder = siteWithWebinar(slug, { ...moved, cancelled: true, cancelledReason: 'Illness.' });
  clock.setOffBy(moved.starts - HOUR - Date.now());
  const third = await start(folder);
  await until(
    async () => (await database.db.selectFrom('outbox').selectAll().execute()).length > 2,
  );
  const cancellation = await sentMail(database, `changed-${Number(move.kind.split('-')[1]) + 1}`);
  expect(cancellation.text).toContain('Illness.');
  const { content } = cancellation.calendar;
  expect([lineOf(content, 'METHOD'), lineOf(content, 'STATUS')]).toEqual([
    'METHOD:CANCEL',
    'STATUS:CANCELLED',
  ]);
  expect(lineOf(content, 'UID')).toBe(lineOf(invitation, 'UID'));
  const read = async (end: string) =>
    (await fetch(new URL(`/webinars/${slug}${end}`, third.origin))).text();
  // The site renders its calendars again with a new sequence number.
  await until(
    async () => lineOf(await read('/invitation.ics'), 'SEQUENCE') === lineOf(content, 'SEQUENCE'),
  );
  expect(lineOf(await read('/invitation.ics'), 'STATUS')).toBe('STATUS:CANCELLED');
  const page = await read('');
  expect(page).toContain('Illness.');
  expect(page).toContain('https://schema.org/EventCancelled');
  expect(page.includes(`id="webinar-${slug}"`)).toBe(false);
  expect((await store.personalData(id))?.submissions).toMatchObject([{ seat: 'seat' }]);
});
