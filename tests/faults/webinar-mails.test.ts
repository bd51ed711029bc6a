import { expect, test, vi } from 'vitest';
import { readRecords } from '#app/content/read.server.ts';
import { DAY, HOUR } from '#app/i18n/durations.ts';
import { languages } from '#content/languages.ts';
import type { Engine } from '#server/database/connect.ts';
import { freshDatabase, openDatabase } from '#tests/support/databases.ts';
import { exampleRegistration, exampleStore } from '#tests/support/example-submission.ts';
import { FAST_OUTBOX } from '#tests/support/fast-outbox.ts';
import { timeLimit } from '#tests/support/long-run.ts';
import { startSiteOn } from '#tests/support/site-on-database.ts';
import { siteWithWebinar } from '#tests/support/site-with-content.ts';

const KILLS = 6;
const PEOPLE = 80;
const [english] = languages;

test.each<Engine>(['sqlite', 'postgres'])(
  'two processes that are killed at any moment queue the link for each person once (%s)',
  timeLimit(200_000),
  async (engine) => {
    const webinar = readRecords(english, 'webinars').find((one) => one.starts > Date.now() + DAY);
    if (!webinar) throw new Error('There is no coming webinar');
    const settings = await freshDatabase(engine);
    const database = await openDatabase(settings);
    const { store } = exampleStore(database);
    const ids = [];
    for (let person = 0; person < PEOPLE; person++) {
      const email = `p${person}@visitor.example`;
      const registration = { about: webinar.slug, seats: PEOPLE, email, mails: () => [] };
      ids.push((await store.save(exampleRegistration(registration))).id);
    }
    // The test changes the content and not the clock. With another clock, each start would render
    // all pages.
    const folder = siteWithWebinar(webinar.slug, { starts: Date.now() + HOUR / 2 });
    const start = () => startSiteOn(settings, FAST_OUTBOX, folder);
    const mails = () =>
      database.db
        .selectFrom('outbox')
        .select(['submission_id', 'state'])
        .where('kind', 'like', 'access-%')
        .execute();
    for (let kills = 0; kills < KILLS; kills++) {
      const { length } = await mails();
      const sites = await Promise.all([start(), start()]);
      // Kill the processes while they queue mails, or while they send mails if all are queued.
      const hasProgress = async () => length === PEOPLE || (await mails()).length > length;
      await vi.waitUntil(hasProgress, { timeout: 90_000, interval: 1 });
      await Promise.all(sites.map(({ stop }) => stop('SIGKILL')));
    }
    await Promise.all([start(), start()]);
    // A mail of a killed process waits for the end of its lease.
    const areSent = async () => {
      const sent = (await mails()).filter(({ state }) => state === 'sent');
      return sent.length >= PEOPLE;
    };
    await vi.waitUntil(areSent, { timeout: 90_000, interval: 100 });
    expect((await mails()).map(({ submission_id }) => submission_id).sort()).toEqual(ids.sort());
  },
);
