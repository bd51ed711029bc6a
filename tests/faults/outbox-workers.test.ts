import { expect, test } from 'vitest';
import { freshDatabase, openDatabase } from '#tests/support/databases.ts';
import { FAST_OUTBOX } from '#tests/support/fast-outbox.ts';
import { countOf, printFigures, timeLimit } from '#tests/support/long-run.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { addMails } from '#tests/support/outbox-rows.ts';
import { cpuMilliseconds } from '#tests/support/process-use.ts';
import { untilDelivered } from '#tests/support/read-database.ts';
import { byMessageId, countRepeats } from '#tests/support/received-mails.ts';
import { startSiteOn } from '#tests/support/site-on-database.ts';

const MAILS = countOf('mails', 200);
const AT_ONCE = 500;

test.each([1, 2, 4])(
  'each mail is sent once by %i processes that share one PostgreSQL',
  timeLimit(90_000),
  async (processes) => {
    const settings = await freshDatabase('postgres');
    const database = await openDatabase(settings);
    const arrivals: number[] = [];
    const relay = await startMailServer({
      afterData: () => void arrivals.push(performance.now()),
    });
    for (let left = MAILS; left > 0; left -= AT_ONCE)
      await addMails(database, ...Array.from({ length: Math.min(left, AT_ONCE) }, () => ({})));

    const smtp = { ...FAST_OUTBOX, SMTP_URL: relay.url };
    const sites = await Promise.all(
      Array.from({ length: processes }, () => startSiteOn(settings, smtp)),
    );
    await untilDelivered(settings, Math.max(40_000, MAILS * 50));

    const arrived = byMessageId(relay.mails);
    expect(arrived.size).toBe(MAILS);
    expect(countRepeats(arrived)).toBe(0);
    const seconds = ((arrivals.at(-1) ?? 0) - (arrivals[0] ?? 0)) / 1000;
    const cpuSeconds = sites.reduce((sum, { pid }) => sum + (cpuMilliseconds(pid) ?? 0) / 1000, 0);
    printFigures(`${processes} processes`, {
      mails: arrived.size,
      repeated: countRepeats(arrived),
      perSecond: Math.round(MAILS / seconds),
      cpuSeconds,
    });
  },
);
