import { execFileSync } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '#tests/support/databases.ts';
import { expectStored } from '#tests/support/expect-stored.ts';
import { keepSending } from '#tests/support/keep-sending.ts';
import { openDescriptors } from '#tests/support/process-use.ts';
import { startSiteOn } from '#tests/support/site-on-database.ts';

/** How many descriptors the site may open beyond those of its start. */
const ROOM = 24;

// prlimit changes the limits of a process that runs.
if (process.platform === 'linux') {
  test.each(['sqlite', 'postgres'] as const)(
    'without free descriptors nothing is lost, and the site continues when there are some (%s)',
    { timeout: 90_000 },
    async (engine) => {
      const settings = await freshDatabase(engine);
      const site = await startSiteOn(settings);
      const sending = await keepSending({ origins: () => [site.origin], applicants: 4 });
      await sending.more(20, 'acknowledged');
      const before = openDescriptors(site.pid) ?? 0;
      limitDescriptors(site.pid, before + ROOM);
      const sockets = await Promise.all(
        Array.from({ length: ROOM * 4 }, () => openSocket(new URL(site.origin))),
      );
      for (const socket of sockets) socket.destroy();
      limitDescriptors(site.pid, 4096);
      await sending.more(20, 'acknowledged');
      await sending.end();
      expect((await fetch(`${site.origin}/about-us`)).status).toBe(200);
      expect((await fetch(`${site.origin}/search?q=data`)).status).toBe(200);
      await expectStored(settings, sending);
    },
  );
}
function limitDescriptors(pid: number, count: number): void {
  execFileSync('prlimit', ['--pid', String(pid), `--nofile=${count}:4096`]);
}

/** Opens a connection that sends nothing. The kernel accepts it even if the site cannot. */
function openSocket({ port }: URL): Promise<Socket> {
  const socket = connect(Number(port), '127.0.0.1').on('error', () => {});
  onTestFinished(() => void socket.destroy());
  return new Promise((resolve) => void socket.once('connect', () => resolve(socket)));
}
