import { expect, test } from 'vitest';
import { editions } from '#tests/support/words.ts';
import { checkVersions } from './check-versions.ts';

const LEGAL = {
  version: '2.1',
  updated: '2026-11-23',
  changes: [
    { version: '2.1', date: '2026-11-23', text: 'Made exact.' },
    { version: '2.0', date: '2026-11-21', text: 'Rewritten.' },
    { version: '1.0', date: '2026-11-01', text: 'First version.' },
  ],
};
const [newest, middle, first] = LEGAL.changes;

test('versions from the newest to the oldest are correct', () => {
  expect(checkVersions(LEGAL)).toEqual([]);
});

test('the newest change has the version and the date of the text', () => {
  expect(checkVersions({ ...LEGAL, version: '2.2' })).toEqual([
    { keys: ['changes', 0, 'version'], expected: '2.2', received: '2.1' },
  ]);
  expect(checkVersions({ ...LEGAL, updated: '2026-11-24' })).toEqual([
    { keys: ['changes', 0, 'date'], expected: '2026-11-24', received: '2026-11-23' },
  ]);
});

test('two versions of the same day, or in the wrong order, are mistakes', () => {
  const changes = [newest, { ...middle, date: '2026-11-23' }, { ...first, date: '2026-12-01' }];
  expect(checkVersions({ ...LEGAL, changes })).toEqual([
    { keys: ['changes', 1, 'date'], expected: 'a day before 2026-11-23', received: '2026-11-23' },
    { keys: ['changes', 2, 'date'], expected: 'a day before 2026-11-23', received: '2026-12-01' },
  ]);
});

test('the versions and their dates are the same in every language', () => {
  const versionsIn = ({ collections }: (typeof editions)[number]) =>
    collections.legal.map(({ slug, changes }) => [
      slug,
      changes.map(({ version, date }) => [version, date]),
    ]);
  const [original, ...translations] = editions.map(versionsIn);
  for (const translation of translations) expect(translation).toEqual(original);
});
