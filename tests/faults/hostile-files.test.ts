import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '#tests/support/databases.ts';
import { pdfFile } from '#tests/support/example-files.ts';
import {
  applicationOf,
  isAcknowledged,
  newLetter,
  openBrowser,
} from '#tests/support/form-client.ts';
import { harmInDocx, harmInPdf, requireFileTools } from '#tests/support/harm-in-file.ts';
import { hostileFile } from '#tests/support/hostile-files.ts';
import {
  answered,
  chooseSeed,
  countOf,
  printFigures,
  Tally,
  timeLimit,
} from '#tests/support/long-run.ts';
import { memoryFolder } from '#tests/support/memory-folder.ts';
import { watchMemory } from '#tests/support/process-use.ts';
import { startSiteOn } from '#tests/support/site-on-database.ts';

const FILES = countOf('files', 120);
const CAREER = '/careers/apply/senior-data-consultant';

requireFileTools();

test(
  'a hostile CV is refused with a message, and accepted files contain nothing harmful',
  timeLimit(120_000),
  async () => {
    const folder = mkdtempSync(path.join(memoryFolder(), 'miqyas-files-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const { origin, pid } = await startSiteOn(await freshDatabase('sqlite'));
    const seed = chooseSeed();
    const send = openBrowser();
    const outcomes = new Tally();
    const memory = watchMemory(pid);
    await fc.assert(
      fc.asyncProperty(hostileFile, async ({ kind, name, make }) => {
        const bytes = await make();
        const form = applicationOf(newLetter(), bytes, name);
        const answer = await answered(send({ origin, path: CAREER, ...form }));
        if (isAcknowledged(answer)) {
          outcomes.add(`accepted: ${kind}`);
          expect(harmIn(path.join(folder, 'cv'), bytes), kind).toBeUndefined();
          return;
        }
        const refusal = JSON.parse(answer?.body ?? '') as { errors?: { cv?: string } };
        expect([413, 422]).toContain(answer?.status);
        expect(refusal.errors?.cv).toBeTruthy();
        outcomes.add(`${answer?.status} ${refusal.errors?.cv}`);
      }),
      { numRuns: FILES, seed },
    );
    const plain = applicationOf(newLetter(), pdfFile());
    expect(await send({ origin, path: CAREER, ...plain })).toSatisfy(isAcknowledged);
    printFigures('hostile files', { seed, ...Object.fromEntries(outcomes), MiB: memory() });
  },
);

function harmIn(file: string, bytes: Buffer): string | undefined {
  writeFileSync(file, bytes);
  return bytes.subarray(0, 4).toString() === '%PDF' ? harmInPdf(file) : harmInDocx(file);
}
