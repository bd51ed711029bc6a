import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Engine } from '#server/database/connect.ts';
import { freshDatabase } from '#tests/support/databases.ts';
import { expectStored } from '#tests/support/expect-stored.ts';
import { keepSending } from '#tests/support/keep-sending.ts';
import { countOf, printFigures, timeLimit } from '#tests/support/long-run.ts';
import { integrityOf } from '#tests/support/read-database.ts';
import { runsAll } from '#tests/support/scope.ts';
import { startSiteOn } from '#tests/support/site-on-database.ts';

const KILLS = countOf('kills', runsAll ? 8 : 1);
const BETWEEN_KILLS = countOf('between', 70);
const VISITORS = 12;

test.each<Engine>(['sqlite', 'postgres'])(
  'acknowledged submissions survive kill -9 at any moment (%s)',
  timeLimit(150_000),
  async (engine) => {
    const settings = await freshDatabase(engine);
    let site = startSiteOn(settings);
    await site;
    const sending = await keepSending({
      origins: () => [site.then(({ origin }) => origin)],
      visitors: VISITORS,
      applicants: 8,
      giveUp: true,
    });
    for (let kills = 0; kills < KILLS; kills++) {
      const { stop } = await site;
      await sending.more(BETWEEN_KILLS, 'acknowledged');
      // Wait for a random time, because a kill must not always follow a response.
      await wait(25 * Math.random());
      site = stop('SIGKILL').then(() => startSiteOn(settings));
    }
    await sending.more(VISITORS, 'acknowledged');
    await sending.end();
    await (await site).stop('SIGKILL');

    expect(sending.refused).toEqual([]);
    expect(sending.acknowledged.length).toBeGreaterThanOrEqual(KILLS * BETWEEN_KILLS);
    const found = await expectStored(settings, sending);
    printFigures(engine, { kills: KILLS, ...found });
    if (engine === 'sqlite') expect(await integrityOf(settings)).toBe('ok');
  },
);
