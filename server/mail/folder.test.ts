import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { ComposedMail } from './delivery.ts';
import { createFolderDelivery, emptyMailFolder } from './folder.ts';

const mail: ComposedMail = {
  id: '3f1c',
  kind: 'confirmation',
  createdAt: Date.UTC(2026, 10, 22, 9, 30, 15, 7),
  envelope: { from: 'site@firm.example', to: ['visitor@mail.example'] },
  bytes: Buffer.from('Subject: A\r\n\r\nText\r\n'),
};
const NAME = '2026-11-22T093015007Z-confirmation-3f1c.eml';
const { signal } = new AbortController();

function dataFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'miqyas-mail-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('a mail becomes one private file', async () => {
  const DATA_DIR = path.join(dataFolder(), 'new');
  const deliver = createFolderDelivery({ DATA_DIR });
  await deliver(mail, signal);
  await deliver(mail, signal);
  const folder = path.join(DATA_DIR, 'mail');
  expect(readdirSync(folder)).toEqual([NAME]);
  expect(readFileSync(path.join(folder, NAME)).equals(mail.bytes)).toBe(true);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(path.join(folder, NAME)).mode & 0o777).toBe(0o600);
});

test('no kind or id leaves the folder', async () => {
  const DATA_DIR = dataFolder();
  await createFolderDelivery({ DATA_DIR })({ ...mail, kind: '../../etc', id: 'a/b' }, signal);
  expect(readdirSync(path.join(DATA_DIR, 'mail'))).toEqual([
    '2026-11-22T093015007Z-______etc-a_b.eml',
  ]);
});

test('a failed write leaves no file and is no fault of the mail', async () => {
  const DATA_DIR = dataFolder();
  const deliver = createFolderDelivery({ DATA_DIR });
  // A folder with this name makes the write fail.
  mkdirSync(path.join(DATA_DIR, 'mail', NAME), { recursive: true });
  await expect(deliver(mail, signal)).rejects.toMatchObject({
    name: 'DeliveryError',
    isRelay: true,
    isPermanent: false,
    code: 'EISDIR',
  });
  expect(readdirSync(path.join(DATA_DIR, 'mail'))).toEqual([NAME]);

  const blocked = dataFolder();
  writeFileSync(path.join(blocked, 'mail'), '');
  await expect(createFolderDelivery({ DATA_DIR: blocked })(mail, signal)).rejects.toMatchObject({
    name: 'DeliveryError',
    isRelay: true,
  });
});

test('mails are deleted after the retention of their text in the outbox', async () => {
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'miqyas-mail-'));
  const folder = path.join(DATA_DIR, 'mail');
  await emptyMailFolder({ DATA_DIR }, Date.now());
  mkdirSync(folder);
  for (const name of ['old.eml', 'new.eml', 'note.txt']) writeFileSync(path.join(folder, name), '');
  for (const name of ['old.eml', 'note.txt']) utimesSync(path.join(folder, name), 1000, 1000);
  await emptyMailFolder({ DATA_DIR }, 2_000_000);
  expect(readdirSync(folder).sort()).toEqual(['new.eml', 'note.txt']);
  rmSync(DATA_DIR, { recursive: true });
});
