import { expect, test } from 'vitest';
import { DAY } from '#app/i18n/durations.ts';
import type { Engine } from '#server/database/connect.ts';
import { freshDatabase, openDatabase } from '#tests/support/databases.ts';
import { expectStored } from '#tests/support/expect-stored.ts';
import {
  type Answer,
  askForToken,
  encoded,
  newLetter,
  openBrowser,
  referenceIn,
} from '#tests/support/form-client.ts';
import { keepSending } from '#tests/support/keep-sending.ts';
import { readStored } from '#tests/support/read-database.ts';
import { siteClock } from '#tests/support/site-clock.ts';
import { startSiteOn } from '#tests/support/site-on-database.ts';
import { wordsOfAllTimes } from '#tests/support/words.ts';

const LONG = { timeout: 60_000 };
const ENGINES: Engine[] = ['sqlite', 'postgres'];
const TOO_MANY = 20;

test.each(ENGINES)(
  'processes that start at the same time create the tables once (%s)',
  LONG,
  async (engine) => {
    for (let times = 0; times < 3; times++) {
      const settings = await freshDatabase(engine);
      const sites = await Promise.all([1, 2, 3].map(() => startSiteOn(settings)));
      for (const { stop } of sites) await stop('SIGKILL');
    }
  },
);

test.each(ENGINES)(
  'a form sent 20 times at once through two processes is one submission with one response (%s)',
  LONG,
  async (engine) => {
    const settings = await freshDatabase(engine);
    const sites = await Promise.all([startSiteOn(settings), startSiteOn(settings)]);
    const send = openBrowser(20);
    const [first] = sites;
    for (const token of [await askForToken(first.origin), undefined]) {
      const letter = { ...newLetter(), ...(token ? { token } : {}) };
      const again = { ...letter, message: `${letter.message} And more.` };
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          send({
            origin: sites[index % 2]?.origin ?? '',
            body: encoded(index < 20 ? letter : again),
          }),
        ),
      );
      const references = answers.map((answer) =>
        referenceIn(answer ?? ({ body: 'no answer' } as Answer)),
      );
      expect(new Set(references.slice(0, 20)).size).toBe(1);
      expect(new Set(references.slice(20)).size).toBe(1);

      const rows = (await readStored(settings)).get(letter.email) ?? [];
      expect(new Set(rows.map(({ answers }) => answers.message))).toEqual(
        new Set([letter.message, again.message]),
      );
      expect(rows.map(({ reference }) => reference).sort()).toEqual(
        [...new Set(references)].sort(),
      );
      expect(rows.map(({ mails }) => mails.length)).toEqual([2, 2]);
    }
  },
);

test.each(ENGINES)(
  '400 submissions through two processes are 400 rows (%s)',
  LONG,
  async (engine) => {
    const settings = await freshDatabase(engine);
    const sites = await Promise.all([startSiteOn(settings), startSiteOn(settings)]);
    const sending = await keepSending({
      origins: () => sites.map(({ origin }) => origin),
      applicants: 10,
    });
    await sending.more(400, 'acknowledged');
    await sending.end();
    expect(sending.refused).toEqual([]);
    expect(sending.unanswered).toEqual([]);
    await expectStored(settings, sending);
    const references = [...(await readStored(settings)).values()]
      .flat()
      .map(({ reference }) => reference);
    expect(new Set(references).size).toBe(references.length);
  },
);

test.each(ENGINES)('two processes never give a seat to two people (%s)', LONG, async (engine) => {
  const settings = await freshDatabase(engine);
  const [webinar] = wordsOfAllTimes.en.collections.webinars;
  if (!webinar) throw new Error('there is no webinar');
  const clock = siteClock(settings.DATA_DIR);
  clock.setOffBy(new Date(webinar.starts).getTime() - DAY - Date.now());
  const sites = await Promise.all([
    startSiteOn(settings, clock.settings),
    startSiteOn(settings, clock.settings),
  ]);
  const send = openBrowser();
  const registrations = Array.from({ length: webinar.seats + TOO_MANY }, async (_, index) => {
    const { name, email } = newLetter();
    const registration = {
      origin: sites[index % 2]?.origin ?? '',
      path: `/webinars/${webinar.slug}`,
      body: encoded({ name, email }),
    };
    let answer = await send(registration);
    // A slow site answers some requests with 503. The visitor then tries again.
    while (answer?.status === 503) answer = await send(registration);
    return answer;
  });
  const answers = await Promise.all(registrations);
  expect(new Set(answers.map((answer) => answer?.status))).toEqual(new Set([200]));
  const { db } = await openDatabase(settings);
  const given = await db
    .selectFrom('submissions')
    .select(['seat', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('seat')
    .orderBy('seat')
    .execute();
  expect(given).toEqual([
    { seat: 'seat', count: webinar.seats },
    { seat: 'waiting', count: TOO_MANY },
  ]);
});
