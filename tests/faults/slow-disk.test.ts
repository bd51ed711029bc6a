import { expect, test } from 'vitest';
import { freshDatabase } from '#tests/support/databases.ts';
import { expectStored } from '#tests/support/expect-stored.ts';
import { keepSending } from '#tests/support/keep-sending.ts';
import { countOf, printFigures, quantiles, timeLimit } from '#tests/support/long-run.ts';
import { startSiteOn } from '#tests/support/site-on-database.ts';
import { changeCalls, hasStrace } from '#tests/support/strace.ts';

const SYNC = countOf('sync', 200);
const SUBMISSIONS = countOf('submissions', 20);

if (hasStrace()) {
  test(
    'on a slow disk, pages do not wait until all submissions are stored',
    timeLimit(90_000),
    async () => {
      const settings = await freshDatabase('sqlite');
      const { origin, pid } = await startSiteOn(settings);
      const sending = await keepSending({ origins: () => [origin], visitors: 4, applicants: 4 });
      await sending.more(20, 'acknowledged');
      const mend = await changeCalls(pid, 'fsync,fdatasync', `delay_enter=${SYNC * 1000}`);
      const times: number[] = [];
      const goal = sending.acknowledged.length + SUBMISSIONS;
      while (sending.acknowledged.length < goal) {
        const started = performance.now();
        expect((await fetch(`${origin}/about-us`)).status).toBe(200);
        times.push(performance.now() - started);
      }
      await mend();
      await sending.more(20, 'acknowledged');
      await sending.end();
      // A submission waits for several syncs, but a page waits for about one. So the site must send
      // at least half as many pages as it stores submissions.
      expect(times.length).toBeGreaterThan(SUBMISSIONS / 2);
      expect(sending.refused).toEqual([]);
      await expectStored(settings, sending);
      printFigures('pages', { count: times.length, ...quantiles(times) });
    },
  );
}
