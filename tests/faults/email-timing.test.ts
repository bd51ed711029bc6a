import { expect, test } from 'vitest';
import { freshDatabase, openDatabase } from '#tests/support/databases.ts';
import { encoded, isAcknowledged, newLetter, openBrowser } from '#tests/support/form-client.ts';
import { countOf, printFigures, quantiles, timeLimit } from '#tests/support/long-run.ts';
import { startSiteOn } from '#tests/support/site-on-database.ts';
import { words } from '#tests/support/words.ts';

const PAIRS = countOf('pairs', 10);
const webinar = words.en.collections.webinars.find(({ starts }) => starts > Date.now());
const FORMS: [path: string, fields: Record<string, string>][] = [
  ['/newsletter', {}],
  ['/gdpr', { right: 'access' }],
  ...(webinar ? [[`/webinars/${webinar.slug}`, { name: 'A visitor' }] as never] : []),
];

// tests/site/known-emails.test.ts compares the answers. `npm run hold` prints the times.
test.each(FORMS)(
  '%s acknowledges known and unknown emails alike, in any order',
  timeLimit(60_000),
  async (path, fields) => {
    const settings = await freshDatabase('sqlite');
    const { origin } = await startSiteOn(settings);
    const { transact } = await openDatabase(settings);
    const send = openBrowser(1);
    const times = { known: [] as number[], unknown: [] as number[] };
    const measure = async (kind: keyof typeof times, email: string) => {
      const started = performance.now();
      const answer = await send({ origin, path, body: encoded({ ...fields, email }) });
      times[kind].push(performance.now() - started);
      expect(answer).toSatisfy(isAcknowledged);
    };
    for (let pair = 0; pair < PAIRS; pair++) {
      const known = newLetter().email;
      const subscriber = { id: known, email: known, email_key: known, language: 'en' as const };
      await transact((db) =>
        db
          .insertInto('subscribers')
          .values({ ...subscriber, confirmed_at: 0, consent: '{}' })
          .execute(),
      );
      await send({ origin, body: encoded({ ...newLetter(), email: known }) });
      if (pair % 2 === 0) await measure('known', known);
      await measure('unknown', newLetter().email);
      if (pair % 2 === 1) await measure('known', known);
    }
    const { known, unknown } = times;
    printFigures(path, { known: quantiles(known), unknown: quantiles(unknown) });
  },
);
