import { expect, test } from 'vitest';
import type { Engine } from '#server/database/connect.ts';
import { builtPages } from '#tests/support/built-pages.ts';
import { freshDatabase } from '#tests/support/databases.ts';
import { encoded, isAcknowledged, newLetter, openBrowser } from '#tests/support/form-client.ts';
import { countOf, printFigures, timeLimit } from '#tests/support/long-run.ts';
import { measureLoad, openReader } from '#tests/support/measure-load.ts';
import { cpuMilliseconds, openDescriptors, residentMemory } from '#tests/support/process-use.ts';
import { readStored } from '#tests/support/read-database.ts';
import { startSiteOn } from '#tests/support/site-on-database.ts';

const PAGES = countOf('pages', 3000);
const SUBMISSIONS = countOf('submissions', 300);
const CONNECTIONS = countOf('connections', 32);
const SENDERS = Math.ceil(CONNECTIONS / 4);
const POINTS = 10;

test.each<Engine>(['sqlite', 'postgres'])(
  'a long load of pages and forms is answered completely and leaves nothing open (%s)',
  timeLimit(90_000),
  async (engine) => {
    const settings = await freshDatabase(engine);
    const { origin, pid } = await startSiteOn(settings);
    const addresses = builtPages().map(({ address }) => origin + address);
    const read = openReader(CONNECTIONS - SENDERS);
    const send = openBrowser(SENDERS);
    const emails: string[] = [];
    const readPage = async (index: number) =>
      expect(await read(addresses[index % addresses.length] ?? '')).toBe(200);
    const sendForm = async () => {
      const letter = newLetter();
      expect(await send({ origin, body: encoded(letter) })).toSatisfy(isAcknowledged);
      emails.push(letter.email);
    };
    const descriptorsAtStart = openDescriptors(pid) ?? 0;

    for (let point = 1; point <= POINTS; point++) {
      const cpuBefore = cpuMilliseconds(pid) ?? 0;
      const [pages, forms] = await Promise.all([
        measureLoad(PAGES / POINTS, CONNECTIONS - SENDERS, readPage),
        measureLoad(SUBMISSIONS / POINTS, SENDERS, sendForm),
      ]);
      const cpuSeconds = ((cpuMilliseconds(pid) ?? 0) - cpuBefore) / 1000;
      const use = { MiB: residentMemory(pid), descriptors: openDescriptors(pid), cpuSeconds };
      printFigures(`${engine}, point ${point} of ${POINTS}`, { pages, forms, ...use });
    }

    expect([...(await readStored(settings)).keys()].sort()).toEqual(emails.sort());
    const descriptors = openDescriptors(pid) ?? 0;
    // Deliveries of mails and connections to the database also need descriptors.
    expect(descriptors - descriptorsAtStart).toBeLessThan(CONNECTIONS + 40);
  },
);
