import { execFileSync } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase, openDatabase } from '#tests/support/databases.ts';
import { expectStored } from '#tests/support/expect-stored.ts';
import { FAST_OUTBOX } from '#tests/support/fast-outbox.ts';
import { keepSending } from '#tests/support/keep-sending.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { openDescriptors } from '#tests/support/process-use.ts';
import { untilDelivered } from '#tests/support/read-database.ts';
import { byMessageId, countRepeats } from '#tests/support/received-mails.ts';
import { startSiteOn } from '#tests/support/site-on-database.ts';
import { until } from '#tests/support/until.ts';

const MOST = 4096;
/** More connections than the site has free descriptors. */
const SQUATTERS = 20;

// Only Linux has prlimit, which changes the limits of a running process.
if (process.platform === 'linux') {
  test.each(['sqlite', 'postgres'] as const)(
    'without free descriptors, forms with files are stored, and mails wait (%s)',
    { timeout: 90_000 },
    async (engine) => {
      const settings = await freshDatabase(engine);
      const { db } = await openDatabase(settings);
      const relay = await startMailServer();
      const site = await startSiteOn(settings, { ...FAST_OUTBOX, SMTP_URL: relay.url });
      const sending = await keepSending({ origins: () => [site.origin], applicants: 4 });
      await sending.more(20, 'acknowledged');
      limitDescriptors(site.pid, openDescriptors(site.pid) ?? 0);
      const leave = takeFreeDescriptors(Number(new URL(site.origin).port));
      await until(async () => {
        const failed = db.selectFrom('outbox').select('id').where('last_error', '=', 'EMFILE');
        return (await failed.execute()).length > 0;
      });
      await sending.more(40, 'acknowledged');
      limitDescriptors(site.pid, MOST);
      leave();
      await sending.more(20, 'acknowledged');
      await sending.end();
      for (const page of ['/about-us', '/search?q=data', '/ar/search?q=data'])
        expect((await fetch(site.origin + page)).status, page).toBe(200);

      await untilDelivered(settings);
      // A new connection to PostgreSQL needs a descriptor, so the site may answer 503.
      const expected = engine === 'postgres' ? [503] : [];
      expect(sending.refused.filter(({ status }) => !expected.includes(status))).toEqual([]);
      await expectStored(settings, sending);
      expect(countRepeats(byMessageId(relay.mails))).toBe(0);
      expect((await site.stop()).stdout).toContain('EMFILE');
    },
  );
}

function limitDescriptors(pid: number, count: number): void {
  execFileSync('prlimit', ['--pid', String(pid), `--nofile=${count}:${MOST}`]);
}

/**
 * Opens connections, and replaces each connection that closes.
 * @returns a function that closes all of them and opens no more
 */
function takeFreeDescriptors(port: number): () => void {
  const sockets = new Set<Socket>();
  let isOver = false;
  const take = () => {
    if (isOver) return;
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    sockets.add(socket);
    socket.on('close', () => {
      sockets.delete(socket);
      setTimeout(take, 20);
    });
  };
  for (let count = 0; count < SQUATTERS; count++) take();
  const leave = () => {
    isOver = true;
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(leave);
  return leave;
}
