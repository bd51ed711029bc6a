import { expect, test } from 'vitest';
import { freshDatabase } from '#tests/support/databases.ts';
import { expectStored } from '#tests/support/expect-stored.ts';
import { FAST_OUTBOX } from '#tests/support/fast-outbox.ts';
import { keepSending } from '#tests/support/keep-sending.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { startRawServer } from '#tests/support/raw-mail-server.ts';
import { readStored, untilDelivered } from '#tests/support/read-database.ts';
import { byMessageId, countRepeats } from '#tests/support/received-mails.ts';
import { startSiteOn } from '#tests/support/site-on-database.ts';
import { until } from '#tests/support/until.ts';

const LONG = { timeout: 90_000 };
const IN_FLIGHT = 4;
const RELAY_PATIENCE = 60_000;
type Trouble = 'silent' | 'busy' | 'refusing';

test(
  'forms are received while the relay misbehaves, and every mail arrives after it recovers',
  LONG,
  async () => {
    const settings = await freshDatabase('sqlite');
    let trouble: Trouble | undefined;
    let misbehaviours = 0;
    const isIn = (kind: Trouble) => trouble === kind && ++misbehaviours > 0;
    const answers = {
      atRecipient: () => (isIn('busy') ? { code: 451, text: '4.7.1 later' } : undefined),
      // The site retries mails to the firm, because a wrong setting may cause this refusal.
      afterData: () => (isIn('refusing') ? { code: 550, text: '5.7.1 no' } : undefined),
    };
    const silence = {
      onConnect: (_: unknown, greet: () => void) => void (!isIn('silent') && greet()),
      socketTimeout: RELAY_PATIENCE,
    };
    const relay = await startMailServer(answers, silence);
    const { origin } = await startSiteOn(settings, { ...FAST_OUTBOX, SMTP_URL: relay.url });
    const sending = await keepSending({
      origins: () => [origin],
      visitors: 2,
      tokens: false,
      pause: 60,
    });

    for (const next of ['silent', 'busy', 'refusing'] as const) {
      misbehaviours = 0;
      trouble = next;
      await sending.more(10, 'acknowledged');
      await until(() => misbehaviours >= 4);
      trouble = undefined;
      await sending.more(10, 'acknowledged');
    }
    await relay.close();
    await sending.more(10, 'acknowledged');
    const next = await startMailServer({ port: relay.port });
    await sending.end();
    await untilDelivered(settings);

    expect(sending.refused).toEqual([]);
    await expectStored(settings, sending);
    const mails = [...(await readStored(settings)).values()].flatMap(
      ([submission]) => submission?.mails ?? [],
    );
    const arrived = byMessageId([...relay.mails, ...next.mails]);
    // A relay may accept a mail without answering. The site then sends the mail again.
    expect(countRepeats(arrived)).toBeLessThanOrEqual(IN_FLIGHT);
    const sent = mails.filter(({ state }) => state === 'sent');
    expect([...arrived.keys()].sort()).toEqual(sent.map(({ messageId }) => messageId).sort());
    // The site gives up on refused mails to visitors, but retries refused mails to the firm.
    const givenUp = mails.filter(({ state }) => state !== 'sent');
    expect(new Set(givenUp.map(({ kind, state }) => `${kind} ${state}`))).toEqual(
      new Set(['confirmation dead']),
    );
    expect(givenUp.length).toBeLessThan(sent.length);
  },
);

test('a mail accepted without a response is sent again with the same bytes', LONG, async () => {
  const settings = await freshDatabase('sqlite');
  const relay = await startRawServer({ dot: (count) => (count % 3 === 0 ? 'cut' : '250 taken') });
  const { origin } = await startSiteOn(settings, { ...FAST_OUTBOX, SMTP_URL: relay.url });
  const sending = await keepSending({
    origins: () => [origin],
    visitors: 2,
    tokens: false,
    pause: 60,
  });
  await sending.more(20, 'acknowledged');
  await sending.end();
  await untilDelivered(settings);

  const arrived = byMessageId(relay.bodies.map((body) => ({ bytes: Buffer.from(body, 'latin1') })));
  expect(arrived.size).toBe(sending.acknowledged.length * 2);
  expect(countRepeats(arrived)).toBe(Math.floor(relay.bodies.length / 3));
});

test(
  'two processes on one database send every mail once, even through a slow relay',
  LONG,
  async () => {
    const settings = await freshDatabase('postgres');
    const relay = await startMailServer({
      afterData: () => new Promise((resolve) => setTimeout(resolve, 20)),
    });
    const sites = await Promise.all(
      [1, 2].map(() => startSiteOn(settings, { ...FAST_OUTBOX, SMTP_URL: relay.url })),
    );
    const sending = await keepSending({
      origins: () => sites.map(({ origin }) => origin),
      visitors: 4,
      tokens: false,
      pause: 60,
    });
    await sending.more(80, 'acknowledged');
    await sending.end();
    await untilDelivered(settings);
    const arrived = byMessageId(relay.mails);
    expect(arrived.size).toBe(sending.acknowledged.length * 2);
    expect(countRepeats(arrived)).toBe(0);
  },
);
