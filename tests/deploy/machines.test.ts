import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { expectStored } from '#tests/support/expect-stored.ts';
import { FAST_OUTBOX } from '#tests/support/fast-outbox.ts';
import type { Answer, Post } from '#tests/support/form-client.ts';
import { isInstalled } from '#tests/support/install-packages.ts';
import { keepSending } from '#tests/support/keep-sending.ts';
import { countOf, printFigures, Tally, timeLimit } from '#tests/support/long-run.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { untilDelivered } from '#tests/support/read-database.ts';
import { byMessageId, countRepeats } from '#tests/support/received-mails.ts';
import { deploy, makeDeploymentFolder } from './behind-proxy.ts';
import { startLoad } from './load.ts';
import { startPostgresPair } from './postgres-pair.ts';
import { HOST, PROXIES } from './proxies.ts';
import type { Client } from './tls-client.ts';

const MACHINES = 3;
const KILLS = countOf('kills', MACHINES);
const RESTARTS = countOf('restarts', 1);
const ROUNDS = countOf('rounds', 1);
const BETWEEN = countOf('between', 10);
/** Pages in both languages, from files and rendered on request. */
const PAGES = ['/', '/ar', '/services', '/ar/contact', '/search?q=data', '/ar/careers?city=dubai'];
/** Milliseconds within which HAProxy uses a restarted process again. */
const IN_USE_AGAIN = 500;

const haproxy = PROXIES.find(({ program }) => program === 'haproxy');
if (!haproxy) throw new Error('there is no sample for HAProxy');
let folder: string;
beforeAll(async () => {
  folder = await makeDeploymentFolder();
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.runIf(isInstalled('haproxy'))('three machines on one PostgreSQL', () => {
  test(
    'answer each page and lose no form while they and the database restart, crash and fail over',
    timeLimit(240_000),
    async () => {
      const database = await startPostgresPair();
      onTestFinished(database.stop);
      const relay = await startMailServer();
      const settings = { DATABASE_URL: database.url };
      const deployment = await deploy(
        haproxy,
        folder,
        { ...settings, ...FAST_OUTBOX, SMTP_URL: relay.url, RATE_LIMIT_FACTOR: '100000' },
        MACHINES,
      );
      onTestFinished(deployment.stop);
      const { client, sites, startAgain } = deployment;
      const reading = startLoad(client, { paths: PAGES, formEvery: 0 });
      onTestFinished(() => void reading.end());
      const sending = await keepSending({
        origins: () => [`https://${HOST}`],
        applicants: 6,
        send: (post) => sendThrough(client, post),
        takeToken: () => takeToken(client),
      });
      const restart = async (machine: number, signal?: NodeJS.Signals) => {
        await sites[machine]?.stop(signal);
        await sending.more(BETWEEN, 'acknowledged');
        await startAgain(machine);
        await wait(IN_USE_AGAIN);
      };

      for (let turn = 0; turn < ROUNDS * MACHINES; turn++) await restart(turn % MACHINES);
      expect(sending.refused, 'refused during rolling restarts').toEqual([]);

      for (let kill = 0; kill < KILLS; kill++) {
        await wait(25 * Math.random());
        await restart(kill % MACHINES, 'SIGKILL');
      }
      for (let time = 0; time < RESTARTS; time++) {
        await database.restart();
        await sending.more(BETWEEN, 'acknowledged');
      }
      await database.crash();
      await sending.more(BETWEEN, 'refused');
      const promoted = performance.now();
      await database.promote();
      await sending.more(1, 'acknowledged');
      const failover = Math.round(performance.now() - promoted);
      await sending.more(BETWEEN, 'acknowledged');

      await sending.end();
      const { answered, lost } = await reading.end();
      const data = { DATA_DIR: folder, ...settings };
      const stored = await expectStored(data, sending);
      await untilDelivered(data);
      const arrived = byMessageId(relay.mails);
      const refusals = new Tally();
      for (const { status } of sending.refused) refusals.add(status);
      printFigures(`${MACHINES} machines`, {
        ...{
          rollingRestarts: ROUNDS * MACHINES,
          kills: KILLS,
          databaseRestarts: RESTARTS,
          failovers: 1,
        },
        ...stored,
        refused: Object.fromEntries(refusals),
        mails: arrived.size,
        repeated: countRepeats(arrived),
        pages: answered,
        failedPages: lost.length,
        millisecondsAfterPromotion: failover,
      });
      expect(lost, 'pages that failed').toEqual([]);
      expect(arrived.size, 'mails').toBe(2 * stored.stored);
    },
  );
});

async function sendThrough(client: Client, post: Post): Promise<Answer | undefined> {
  const { path = '/contact', type = 'application/x-www-form-urlencoded', body } = post;
  const headers = {
    Origin: `https://${HOST}`,
    Accept: 'application/json',
    'Content-Type': type,
    'Content-Length': String(Buffer.byteLength(body)),
  };
  return client.ask(path, { method: 'POST', headers, body }).then(
    ({ status, body, headers }) => ({
      status,
      body: body.toString(),
      retryAfter: headers['retry-after'],
    }),
    () => undefined,
  );
}

async function takeToken(client: Client): Promise<string> {
  const { body } = await client.ask('/form-token');
  return (JSON.parse(body.toString()) as { token: string }).token;
}
