import { expect, test, vi } from 'vitest';
import { DAY } from '#app/i18n/durations.ts';
import { freshDatabase } from '#tests/support/databases.ts';
import { FAST_OUTBOX } from '#tests/support/fast-outbox.ts';
import { encoded, isAcknowledged, newLetter, openBrowser } from '#tests/support/form-client.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { readStored, untilDelivered } from '#tests/support/read-database.ts';
import { byMessageId, countRepeats } from '#tests/support/received-mails.ts';
import { siteClock } from '#tests/support/site-clock.ts';
import { startSiteOn } from '#tests/support/site-on-database.ts';

const FORTY_DAYS = 40 * DAY;

test.each([
  ['ahead', FORTY_DAYS],
  ['back', -FORTY_DAYS],
])(
  'a clock that jumps 40 days %s and back delays no mail and deletes nothing',
  { timeout: 90_000 },
  async (_direction, jump) => {
    const settings = await freshDatabase('sqlite');
    let isSilent = false;
    const relay = await startMailServer(
      {},
      { onConnect: (_session, greet) => void (!isSilent && greet()), socketTimeout: 60_000 },
    );
    const clock = siteClock(settings.DATA_DIR);
    const start = () =>
      startSiteOn(settings, { ...FAST_OUTBOX, ...clock.settings, SMTP_URL: relay.url });
    let site = await start();
    const send = openBrowser();
    const senders: string[] = [];
    const sendSome = async () => {
      for (const path of ['/contact', '/contact', '/newsletter']) {
        const letter = newLetter();
        expect(await send({ origin: site.origin, path, body: encoded(letter) })).toSatisfy(
          isAcknowledged,
        );
        senders.push(letter.email);
      }
    };
    const isEverythingThere = async () => {
      await untilDelivered(settings);
      expect([...(await readStored(settings)).keys()].sort()).toEqual([...senders].sort());
    };

    await sendSome();
    await isEverythingThere();
    // A jump of the clock may make submissions look expired. A restart must not delete them.
    clock.setOffBy(jump);
    await sendSome();
    await isEverythingThere();
    await site.stop();
    site = await start();
    await sendSome();
    await isEverythingThere();

    // Kill the process while some mails are being sent and others wait.
    isSilent = true;
    await sendSome();
    await vi.waitUntil(async () =>
      [...(await readStored(settings)).values()]
        .flat()
        .some(({ mails }) => mails.some(({ state }) => state === 'sending')),
    );
    await site.stop('SIGKILL');
    clock.setOffBy(0);
    isSilent = false;
    site = await start();
    await sendSome();
    await isEverythingThere();

    const arrived = byMessageId(relay.mails);
    expect(countRepeats(arrived)).toBe(0);
    // A message causes two mails, and an unconfirmed sign-up causes one.
    expect(arrived.size).toBe((senders.length / 3) * 5);
  },
);
