import { connect } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freshDatabase } from '#tests/support/databases.ts';
import { encoded, isAcknowledged, newLetter, openBrowser } from '#tests/support/form-client.ts';
import { formRequest, requestTo } from '#tests/support/fuzz-requests.ts';
import {
  answered,
  chooseSeed,
  countOf,
  heapLimit,
  printFigures,
  Tally,
  timeLimit,
} from '#tests/support/long-run.ts';
import { watchMemory } from '#tests/support/process-use.ts';
import { startSiteOn } from '#tests/support/site-on-database.ts';

/** Two thirds of the requests are forms. */
const RAW_REQUESTS = Math.round(countOf('requests', 450) / 3);
const FORMS = RAW_REQUESTS * 2;
const INTERNALS = /node_modules|file:\/\/|SQLITE|^\s+at .+:\d+:\d+\)?$/m;

test(
  'forms with random content are answered without an internal error, and the site continues',
  timeLimit(120_000),
  async () => {
    const { origin, pid } = await startSiteOn(await freshDatabase('sqlite'), heapLimit());
    const seed = chooseSeed();
    const send = openBrowser();
    const statuses = new Tally();
    const memory = watchMemory(pid);
    await fc.assert(
      fc.asyncProperty(formRequest, async (request) => {
        const ask = () => answered(send({ origin, ...request }));
        const first = await ask();
        const answer = first ?? (await ask());
        statuses.add(first?.status ?? 'repeated');
        expect(answer?.status).toBeLessThan(500);
        expect(answer?.body).not.toMatch(INTERNALS);
      }),
      { numRuns: FORMS, seed },
    );
    expect(await send({ origin, body: encoded(newLetter()) })).toSatisfy(isAcknowledged);
    printFigures('forms', { seed, ...Object.fromEntries(statuses), MiB: memory() });
  },
);

test(
  'random requests cause no internal error, and the site continues',
  timeLimit(120_000),
  async () => {
    const { origin, pid } = await startSiteOn(await freshDatabase('sqlite'), heapLimit());
    const { host, port } = new URL(origin);
    const seed = chooseSeed();
    const statuses = new Tally();
    const memory = watchMemory(pid);
    await fc.assert(
      fc.asyncProperty(requestTo(host), async (request) => {
        const answer = await answered(exchange(Number(port), request));
        statuses.add(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 'closed');
        expect(answer).not.toMatch(/^HTTP\/1\.1 5/m);
        expect(answer).not.toMatch(INTERNALS);
      }),
      { numRuns: RAW_REQUESTS, seed },
    );
    expect(await openBrowser()({ origin, body: encoded(newLetter()) })).toSatisfy(isAcknowledged);
    printFigures('raw requests', { seed, ...Object.fromEntries(statuses), MiB: memory() });
  },
);

/**
 * Sends a text and then closes its own side of the connection.
 * @returns everything received until the server closes the connection
 */
function exchange(port: number, sent: string): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(sent));
    socket.setEncoding('latin1').on('data', (chunk) => {
      received += chunk;
    });
    socket.on('error', () => {}).on('close', () => resolve(received));
  });
}
