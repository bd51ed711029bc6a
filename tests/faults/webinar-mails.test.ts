import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { readRecords } from '#app/content/read.server.ts';
import { DAY, HOUR } from '#app/i18n/durations.ts';
import { languages } from '#content/languages.ts';
import type { Engine } from '#server/database/connect.ts';
import { freshDatabase, openDatabase } from '#tests/support/databases.ts';
import { exampleRegistration, exampleStore } from '#tests/support/example-submission.ts';
import { FAST_OUTBOX } from '#tests/support/fast-outbox.ts';
import { emptyFolder } from '#tests/support/inbox-for.ts';
import { countOf, timeLimit } from '#tests/support/long-run.ts';
import { runsAll } from '#tests/support/scope.ts';
import { siteClock } from '#tests/support/site-clock.ts';
import { startSiteOn } from '#tests/support/site-on-database.ts';

const KILLS = countOf('kills', runsAll ? 6 : 1);
const PEOPLE = 60;
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
    const clock = siteClock(emptyFolder());
    clock.setOffBy(webinar.starts - HOUR / 2 - Date.now());
    const start = () => startSiteOn(settings, { ...FAST_OUTBOX, ...clock.settings });

    for (let kills = 0; kills < KILLS; kills++) {
      const sites = await Promise.all([start(), start()]);
      await wait(400 * Math.random());
      await Promise.all(sites.map(({ stop }) => stop('SIGKILL')));
    }
    await Promise.all([start(), start()]);
    const mails = () =>
      database.db
        .selectFrom('outbox')
        .select(['submission_id', 'state'])
        .where('kind', 'like', 'access-%')
        .execute();
    // A mail of a killed process waits for the end of its lease.
    const areSent = async () => {
      const sent = (await mails()).filter(({ state }) => state === 'sent');
      return sent.length >= PEOPLE;
    };
    await vi.waitUntil(areSent, { timeout: 90_000, interval: 100 });
    expect((await mails()).map(({ submission_id }) => submission_id).sort()).toEqual(ids.sort());
  },
);
