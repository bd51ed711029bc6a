import { expect } from 'vitest';
import type { Handling } from '#app/staff-ports.ts';
import type { Database } from '#server/database/connect.ts';
import { onBothEngines } from '#tests/support/databases.ts';
import { exampleStore, exampleSubmission, NOON } from '#tests/support/example-submission.ts';
import { createStaffDesk } from './staff-desk.ts';

const NOTE: Handling = { action: 'note', author: 'Sara', text: 'Called' };
const NOTICE = ({ author }: { author: string }) => ({ subject: author, text: 't', html: 'h' });
const WRITE = () => ({ subject: 's', text: 't', html: 'h' });

async function withCv(database: Database) {
  const { store } = exampleStore(database);
  const uploads = [
    { field: 'cv', name: 'سيرة.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF') },
  ];
  const { id } = await store.save(exampleSubmission({ form: 'application', uploads }));
  const desk = createStaffDesk(database, {
    firmDomains: ['firm.example'],
    firmMailbox: () => 'jobs@firm.example',
    mailHost: 'site.example',
    now: () => NOON,
  });
  const link = { id, version: 0 };
  const fileId = (await desk.open(link))?.files[0]?.id ?? '';
  return { desk, link, fileId };
}

onBothEngines('a link opens its submission and the files of this one only', async (database) => {
  const { desk, link, fileId } = await withCv(database);
  const { store } = exampleStore(database);
  const other = await store.save(exampleSubmission({ email: 'omar@example.com' }));
  await desk.handle(link, NOTE, WRITE);
  expect(await desk.open(link)).toMatchObject({
    form: 'application',
    status: 'received',
    files: [{ name: 'سيرة.pdf', size: 4 }],
    history: [{ action: 'note', author: 'Sara', text: 'Called', at: NOON }],
  });
  expect(await desk.file(link, fileId)).toMatchObject({ name: 'سيرة.pdf' });
  expect(await desk.file({ id: other.id, version: 0 }, fileId)).toBeUndefined();
  expect(await desk.file(link, 'nothing')).toBeUndefined();
});

onBothEngines('a revoked link shows and changes nothing', async (database) => {
  const { desk, link, fileId } = await withCv(database);
  await desk.handle(link, { ...NOTE, action: 'revoke' }, WRITE);
  const newer = { ...link, version: 1 };
  for (const wrong of [link, { ...link, version: 2 }]) {
    expect(await desk.open(wrong)).toBeUndefined();
    expect(await desk.file(wrong, fileId)).toBeUndefined();
    expect(await desk.handle(wrong, NOTE, WRITE)).toEqual({ problem: 'gone' });
    expect(await desk.erase(wrong, 'Sara', NOTICE)).toBe('gone');
  }
  expect(await desk.open(undefined)).toBeUndefined();
  expect(await desk.open(newer)).toMatchObject({ history: [{ action: 'revoke' }] });
});

onBothEngines('an erasure ends the link and asks the firm to delete copies', async (database) => {
  const { desk, link, fileId } = await withCv(database);
  await desk.handle(link, NOTE, WRITE);
  expect(await desk.erase(link, ' ', NOTICE)).toBe('author');
  expect(await desk.erase(link, 'Sara', NOTICE)).toBeUndefined();
  expect(await desk.open(link)).toBeUndefined();
  expect(await desk.file(link, fileId)).toBeUndefined();
  expect(await desk.erase(link, 'Sara', NOTICE)).toBe('gone');
  expect(await database.db.selectFrom('notes').select('id').execute()).toEqual([]);
  const mails = await database.db
    .selectFrom('outbox')
    .select(['kind', 'recipient', 'message'])
    .execute();
  expect(mails).toMatchObject([
    {
      kind: expect.stringMatching(/^erased-/),
      recipient: 'jobs@firm.example',
      message: expect.stringContaining('Sara'),
    },
  ]);
});
