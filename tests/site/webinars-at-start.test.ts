import { expect, test } from 'vitest';
import { readRecords } from '#app/content/read.server.ts';
import { DAY } from '#app/i18n/durations.ts';
import { formatDay } from '#app/i18n/format.server.ts';
import { endsAt } from '#app/kinds/webinars/ends-at.ts';
import { languages } from '#content/languages.ts';
import { freshDatabase, openDatabase } from '#tests/support/databases.ts';
import { exampleRegistration, exampleStore } from '#tests/support/example-submission.ts';
import { startSiteOn } from '#tests/support/site-on-database.ts';
import { until } from '#tests/support/until.ts';

const [english] = languages;

test('at its start the site gives an added seat, with the new time of a moved webinar', {
  timeout: 60_000,
}, async () => {
  const webinar = readRecords(english, 'webinars').find((one) => endsAt(one) > Date.now() + DAY);
  if (!webinar) throw new Error('There is no coming webinar');
  const settings = await freshDatabase('sqlite');
  const database = await openDatabase(settings);
  const { store } = exampleStore(database);
  const oldEnd = endsAt(webinar) - DAY;
  const registration = { about: webinar.slug, seats: 0, keepUntil: () => oldEnd + 90 * DAY };
  const { id, seat } = await store.save(exampleRegistration(registration));
  expect(seat).toBe('waiting');

  await startSiteOn(settings);
  const mail = () =>
    database.db
      .selectFrom('outbox')
      .select(['state', 'message'])
      .where('submission_id', '=', id)
      .where('kind', '=', 'seat-freed')
      .executeTakeFirstOrThrow();
  await until(async () => (await mail()).state === 'sent');
  expect((await mail()).message).toContain(formatDay(webinar.starts, english));
  expect((await store.personalData(id))?.submissions).toMatchObject([
    { seat: 'seat', keepUntil: endsAt(webinar) + 90 * DAY },
  ]);
});
