import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { DAY, HOUR } from '#app/i18n/durations.ts';
import { stopLetter } from '#server/letters/start-letter.ts';
import { onBothEngines } from '#tests/support/databases.ts';
import { emptyFolder, NOW } from '#tests/support/inbox-for.ts';
import { start } from '#tests/support/subscribers.ts';
import { checkLetters } from './letter-checks.ts';

function project(...letters: object[]): string {
  const projectFolder = emptyFolder();
  const folder = path.join(projectFolder, 'generated/content');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'en.json'), JSON.stringify({ collections: { letters } }));
  return projectFolder;
}

onBothEngines('a letter that was due and not sent is a warning', async (database) => {
  const letter = { slug: 'due', draft: false, sendAt: NOW - 2 * HOUR };
  const check = async (...letters: object[]) =>
    (await checkLetters(database, project(...letters), NOW)).text;
  expect(await check(letter)).toBe('Due, but not sent: due.');
  const fine = 'No letter is stopped or late.';
  expect(await check({ ...letter, draft: true })).toBe(fine);
  expect(await check({ ...letter, sendAt: NOW })).toBe(fine);
  expect(await check({ ...letter, sendAt: NOW - 31 * DAY })).toBe(fine);
  expect(await check({ slug: 'archive', draft: false })).toBe(fine);
  await start(database, NOW, 'due');
  expect(await check(letter)).toBe(fine);
  await stopLetter(database, 'due', NOW);
  expect(await check(letter)).toBe('Stopped: due.');
});
