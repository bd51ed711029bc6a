import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { onBothEngines } from '#tests/support/databases.ts';
import { emptyFolder, inboxFor, send } from '#tests/support/inbox-for.ts';

const NAME = 'السيرة الذاتية - سارة.pdf';
const cv = (name: string, bytes = randomBytes(2000)) => ({
  field: 'cv',
  name,
  type: 'application/pdf',
  bytes,
});

onBothEngines(
  'a file is saved under its own name, private, and without overwriting',
  async (database, settings) => {
    const folder = emptyFolder();
    const inbox = inboxFor(settings, { folder });
    const upload = cv(NAME);
    const { reference } = await send(database, { form: 'application', uploads: [upload] });
    await inbox(['attachment', reference]);
    const { stdout } = await inbox(['attachment', reference, '--to', '.', '--json']);
    const second = path.join(folder, 'السيرة الذاتية - سارة (2).pdf');
    expect(JSON.parse(stdout)).toEqual([
      { name: NAME, type: 'application/pdf', size: 2000, file: second },
    ]);
    for (const file of [path.join(folder, NAME), second]) {
      expect(readFileSync(file).equals(upload.bytes)).toBe(true);
      expect(statSync(file).mode & 0o777).toBe(0o600);
    }
    const piped = await inbox(['attachment', reference, '--stdout']);
    expect(piped.bytes.equals(upload.bytes)).toBe(true);
    expect(await inbox(['attachment', reference, '--stdout'], { columns: 80 })).toMatchObject({
      code: 2,
      stdout: '',
    });
  },
);

onBothEngines('no name leaves the folder, is hidden or is too long', async (database, settings) => {
  const folder = emptyFolder();
  const inbox = inboxFor(settings, { folder: path.join(folder) });
  writeFileSync(path.join(folder, 'file'), 'mine');
  const names = [
    '../../etc/passwd',
    '..',
    '.bashrc',
    `${'س'.repeat(200)}.pdf`,
    'C:\\a\\b.pdf',
    'x\u202efdp.exe\u001b[2J',
    '-rf',
  ];
  const { reference } = await send(database, {
    form: 'application',
    uploads: names.map((name) => cv(name)),
  });
  expect(await inbox(['attachment', reference, '--stdout'])).toMatchObject({ code: 2 });
  const { code, stdout } = await inbox(['attachment', reference, '--json']);
  expect(code).toBe(0);
  const files = (JSON.parse(stdout) as { name: string; file: string }[]).sort(
    (a, b) => names.indexOf(a.name) - names.indexOf(b.name),
  );
  expect(files.map(({ file }) => path.relative(folder, file))).toEqual([
    '_.._etc_passwd',
    'file (2)',
    'bashrc',
    `${'س'.repeat(118)}.pdf`,
    'C__a_b.pdf',
    'xfdp.exe_[2J',
    'rf',
  ]);
  expect(readdirSync(folder)).toHaveLength(names.length + 1);
  expect(readFileSync(path.join(folder, 'file'), 'utf8')).toBe('mine');
});

onBothEngines(
  'a damaged file, a missing file and a missing folder are reported',
  async (database, settings) => {
    const inbox = inboxFor(settings, { folder: emptyFolder() });
    const without = await send(database, { email: 'a@visitor.test' });
    expect(await inbox(['attachment', without.reference])).toMatchObject({
      code: 2,
      stderr: `No file came with ${without.reference}.\n`,
    });
    const { reference } = await send(database, { form: 'application', uploads: [cv(NAME)] });
    expect(await inbox(['attachment', reference, '--to', 'none'])).toMatchObject({ code: 2 });
    await database.db
      .updateTable('attachments')
      .set({ bytes: Buffer.from('other') })
      .execute();
    expect((await inbox(['attachment', reference])).stderr).toBe(
      `A file of ${reference} is damaged in the database: take it from a backup.\n`,
    );
  },
);
