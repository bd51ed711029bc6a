import { existsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '#tests/support/inbox-for.ts';
import { makeFolder } from './make-folder.ts';

test('a folder is made with its parents, for this user alone, and may exist already', () => {
  const folder = path.join(emptyFolder(), 'one', 'two');
  makeFolder(folder);
  makeFolder(folder);
  for (const made of [folder, path.dirname(folder)])
    expect(statSync(made).mode & 0o777).toBe(0o700);
});

test('a folder below a file is an error', () => {
  const file = path.join(emptyFolder(), 'file');
  writeFileSync(file, '');
  expect(() => makeFolder(path.join(file, 'folder'))).toThrow('ENOTDIR');
});

test.runIf(existsSync('/proc/self'))('a folder below /proc is an error at once', () => {
  expect(() => makeFolder('/proc/nope/deeper')).toThrow('ENOENT');
});
