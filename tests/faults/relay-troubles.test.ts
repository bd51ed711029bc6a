import { expect, test } from 'vitest';
import { freshDatabase, openDatabase } from '#tests/support/databases.ts';
import { FAST_OUTBOX } from '#tests/support/fast-outbox.ts';
import { encoded, isAcknowledged, newLetter, openBrowser } from '#tests/support/form-client.ts';
import { untilDelivered } from '#tests/support/read-database.ts';
import { byMessageId, countRepeats } from '#tests/support/received-mails.ts';
import { TROUBLES } from '#tests/support/relay-troubles.ts';
import { startSiteOn } from '#tests/support/site-on-database.ts';
import { until } from '#tests/support/until.ts';

test.each(TROUBLES)(
  'forms are received while the relay $does, and every mail arrives after it recovers',
  { timeout: 60_000 },
  async ({ code, start, isFinal, comesAfterText }) => {
    const settings = await freshDatabase('sqlite');
    const relay = await start(settings.DATA_DIR);
    const { origin, stop } = await startSiteOn(settings, {
      ...FAST_OUTBOX,
      SMTP_TOTAL_TIMEOUT_MS: '2000',
      LOG_LEVEL: 'info',
      SMTP_URL: relay.url,
      ...relay.settings,
    });
    const { db } = await openDatabase(settings);
    const readMails = () =>
      db.selectFrom('outbox').select(['kind', 'state', 'message_id', 'last_error']).execute();
    const send = openBrowser();
    const letters = [newLetter(), newLetter()];
    for (const letter of letters)
      expect(await send({ origin, body: encoded(letter) })).toSatisfy(isAcknowledged);

    await until(async () => (await readMails()).some(({ last_error }) => last_error !== null));
    await relay.heal();
    await untilDelivered(settings);
    const { stdout } = await stop();

    const mails = await readMails();
    const dead = mails.filter(({ state }) => state === 'dead').map(({ kind }) => kind);
    expect(dead).toEqual(isFinal ? dead.map(() => 'confirmation') : []);
    const sent = mails.filter(({ state }) => state === 'sent');
    expect(sent).toHaveLength(letters.length * 2 - dead.length);
    const arrived = byMessageId(relay.mails());
    expect([...arrived.keys()]).toEqual(
      expect.arrayContaining(sent.map(({ message_id }) => message_id)),
    );
    expect(countRepeats(arrived) > 0).toBe(comesAfterText ?? false);

    const lines = stdout.split('\n').filter(Boolean);
    const codes = lines.map((line) => String((JSON.parse(line) as { code?: string }).code));
    expect(codes).toContainEqual(expect.stringMatching(code));
    for (const { name, email } of letters) {
      expect(stdout).not.toContain(email);
      expect(stdout).not.toContain(name);
    }
  },
);
