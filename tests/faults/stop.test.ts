import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Engine } from '#server/database/connect.ts';
import { freshDatabase } from '#tests/support/databases.ts';
import { expectStored } from '#tests/support/expect-stored.ts';
import { FAST_OUTBOX } from '#tests/support/fast-outbox.ts';
import { keepSending } from '#tests/support/keep-sending.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { untilDelivered } from '#tests/support/read-database.ts';
import { byMessageId, countRepeats } from '#tests/support/received-mails.ts';
import { startSiteOn } from '#tests/support/site-on-database.ts';

const ENGINES: Engine[] = ['sqlite', 'postgres'];
const IN_FLIGHT = 4;
const TIMES = 2;

test.each(ENGINES)(
  'a stop loses no acknowledged submission and repeats no mail (%s)',
  { timeout: 90_000 },
  async (engine) => {
    const { codes, repeats } = await interrupt(engine, 'SIGTERM');
    expect(codes).toEqual(Array(TIMES).fill(0));
    expect(repeats).toBe(0);
  },
);

test.each(ENGINES)(
  'kill -9 while mails are sent loses none and repeats at most those in progress (%s)',
  { timeout: 90_000 },
  async (engine) => {
    const { repeats } = await interrupt(engine, 'SIGKILL');
    expect(repeats).toBeLessThanOrEqual(TIMES * IN_FLIGHT);
  },
);

async function interrupt(engine: Engine, signal: NodeJS.Signals) {
  const settings = await freshDatabase(engine);
  const relay = await startMailServer({
    afterData: () => wait(150 + 150 * Math.random(), undefined),
  });
  const start = () => startSiteOn(settings, { ...FAST_OUTBOX, SMTP_URL: relay.url });
  let site = start();
  await site;
  const sending = await keepSending({
    origins: () => [site.then(({ origin }) => origin)],
    visitors: 4,
    tokens: false,
    pause: 150,
  });
  const codes: (number | null)[] = [];
  for (let times = 0; times < TIMES; times++) {
    const { stop } = await site;
    await sending.more(12, 'acknowledged');
    await relay.until(relay.mails.length + 2);
    await wait(60 * Math.random());
    site = stop(signal).then(({ code }) => {
      codes.push(code);
      return start();
    });
  }
  await site;
  await sending.end();
  await untilDelivered(settings);

  expect(sending.refused).toEqual([]);
  await expectStored(settings, sending);
  const arrived = byMessageId(relay.mails);
  expect(arrived.size).toBe((sending.acknowledged.length + sending.unanswered.length) * 2);
  return { codes, repeats: countRepeats(arrived) };
}
