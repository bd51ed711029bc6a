import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { keyPair } from '#tests/support/age-keys.ts';
import { freshDatabase, onBothEngines, openDatabase } from '#tests/support/databases.ts';
import { emptyFolder, inboxFor, send } from '#tests/support/inbox-for.ts';

const NAME = 'miqyas-2026-11-22T12-00-00.backup.gz.age';

const wrongKey = (name: string) =>
  `${name} cannot be decrypted with this key: ` +
  'it is for another key, or its beginning is damaged.\n';

onBothEngines(
  'an encrypted backup is restored with any of its private keys',
  async (database, settings) => {
    const folder = emptyFolder();
    const recipients = [await keyPair(folder, 'first.txt'), await keyPair(folder, 'second.txt')];
    await send(database, { name: 'Nadia Rahal' });
    const BACKUP_RECIPIENTS = recipients.join(', ');
    const made = await inboxFor(
      { ...settings, BACKUP_RECIPIENTS },
      { folder },
    )(['backup', '--to', folder]);
    expect(made).toMatchObject({ code: 0, stdout: `${path.join(folder, NAME)}\n` });
    expect(readFileSync(path.join(folder, NAME)).toString('latin1')).toMatch(
      /^age-encryption\.org\/v1\n(-> X25519 .*\n.*\n){2}---/,
    );
    for (const identity of ['first.txt', 'second.txt']) {
      const elsewhere = await freshDatabase(database.engine);
      const restore = ['restore', NAME, '--identity', identity];
      expect(await inboxFor(elsewhere, { folder })(restore)).toMatchObject({ code: 0 });
      const { db } = await openDatabase(elsewhere);
      expect(await db.selectFrom('submissions').select('name').execute()).toEqual([
        { name: 'Nadia Rahal' },
      ]);
    }
  },
);

test('without the right key, or if the file is damaged, one sentence says so', async () => {
  const folder = emptyFolder();
  const settings = await freshDatabase('sqlite');
  await send(await openDatabase(settings));
  const BACKUP_RECIPIENTS = await keyPair(folder, 'ours.txt');
  await keyPair(folder, 'other.txt');
  writeFileSync(path.join(folder, 'note.txt'), 'the key is in the safe\n');
  const inbox = inboxFor({ ...settings, BACKUP_RECIPIENTS }, { folder });
  await inbox(['backup', '--to', 'all.age']);
  const whole = readFileSync(path.join(folder, 'all.age'));
  // Replaces a letter with another letter, because other bytes could make a header line unreadable.
  const damage = (name: string, at: number, bytes = Buffer.from(whole)) => {
    bytes.write(bytes.toString('latin1', at, at + 1) === 'A' ? 'B' : 'A', at);
    writeFileSync(path.join(folder, name), bytes);
  };
  writeFileSync(path.join(folder, 'cut.age'), whole.subarray(0, whole.length - 20));
  writeFileSync(path.join(folder, 'header.age'), whole.subarray(0, 60));
  damage('flipped.age', whole.length - 100);
  damage('flippedHeader.age', 60);
  damage('flippedStart.age', 3);

  const restore = async (file: string, ...words: string[]) => {
    const { code, stderr } = await inbox(['restore', file, '--replace', ...words]);
    expect(code).toBe(2);
    return stderr;
  };
  expect(await restore('all.age')).toBe(
    'all.age is encrypted: name the private key with "--identity FILE".\n',
  );
  expect(await restore('all.age', '--identity', 'other.txt')).toBe(wrongKey('all.age'));
  expect(await restore('all.age', '--identity', 'note.txt')).toBe(
    'note.txt has no private key of age: a line that begins with AGE-SECRET-KEY-1.\n',
  );
  expect(await restore('flippedHeader.age', '--identity', 'ours.txt')).toBe(
    wrongKey('flippedHeader.age'),
  );
  for (const name of ['cut', 'header', 'flipped', 'flippedStart'])
    expect(await restore(`${name}.age`, '--identity', 'ours.txt')).toBe(
      `${name}.age is not a complete backup: it was cut or changed. Nothing was changed.\n`,
    );
});

test('a public key with a typing error stops the backup', async () => {
  const folder = emptyFolder();
  const settings = await freshDatabase('sqlite');
  await openDatabase(settings);
  const BACKUP_RECIPIENTS = `age1${'q'.repeat(58)}`;
  const inbox = inboxFor({ ...settings, BACKUP_RECIPIENTS }, { folder });
  expect(await inbox(['backup', '--to', folder])).toMatchObject({
    code: 2,
    stderr: `BACKUP_RECIPIENTS: ${BACKUP_RECIPIENTS} is not an age public key.\n`,
  });
});
