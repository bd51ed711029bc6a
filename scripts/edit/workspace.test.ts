import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readFileValue } from './merge-file.ts';
import { Workspace } from './workspace.ts';

const POST = 'content/en/blog/ai-innovation.md';
const ARABIC = 'content/ar/blog/ai-innovation.md';
let folder: string;
let workspace: Workspace;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'miqyas-content-'));
  cpSync('content', folder, { recursive: true });
  workspace = new Workspace(folder);
});
afterEach(() => {
  workspace.close();
  rmSync(folder, { recursive: true });
});

function textOf(file: string): string {
  return readFileSync(path.join(folder, file.slice('content/'.length)), 'utf8');
}

function changeOf(keys: Record<string, string>, file = POST) {
  return [{ file, value: { ...readFileValue(textOf(file)), ...keys } }];
}

/** The stale texts of the post. A writer may have changed another text in one language. */
function stale(): string[] {
  return workspace
    .check()
    .filter(({ isStale, file }) => isStale && [POST, ARABIC].includes(file))
    .map(({ file, key }) => `${file} ${key}`);
}

test('a change is checked without being saved', () => {
  const before = textOf(POST);
  workspace.tryOut(changeOf({ heading: 'It has 7 parts  twice' }));
  expect(textOf(POST)).toBe(before);
  const found = workspace.check().map(({ file, key, expected }) => `${file} ${key} ${expected}`);
  expect(found).toContain(`${POST} heading one space between words`);
});

test('a value that would stop the build is not saved', () => {
  const before = textOf(POST);
  const mistakes = workspace.save(changeOf({ date: '2026-02-31' }));
  expect(mistakes).toMatchObject([{ file: POST, key: 'date' }]);
  expect(textOf(POST)).toBe(before);
});

test('a correct value is saved', () => {
  expect(workspace.save(changeOf({ date: '2026-02-28' }))).toEqual([]);
  expect(textOf(POST)).toContain('\ndate: 2026-02-28\n');
});

test('only files of the content can be changed', () => {
  const files = ['content/../package.json', 'content/new/post.en.md', '/etc/passwd'];
  for (const file of files) expect(workspace.save([{ file, value: { a: 'b' } }])).toEqual([]);
  expect(readFileSync('package.json', 'utf8')).not.toContain('a: b');
  expect(textOf('content/new/post.en.md')).not.toContain('a: b');
});

test('a change of one language makes the other stale until it changes or is confirmed', () => {
  const english = changeOf({ heading: 'A new heading', author: 'Another role' });
  workspace.save(english);
  workspace.tryOut([]);
  expect(stale()).toEqual([`${ARABIC} heading`, `${ARABIC} author`]);
  workspace.save(changeOf({ heading: 'عنوان جديد' }, ARABIC));
  workspace.tryOut([]);
  expect(stale()).toEqual([`${ARABIC} author`]);
  workspace.confirm({ file: ARABIC, key: 'author' });
  expect(stale()).toEqual([]);
});

test('a save of both languages leaves nothing stale, and the next change counts from there', () => {
  const both = [
    ...changeOf({ heading: 'A new heading' }),
    ...changeOf({ heading: 'عنوان جديد' }, ARABIC),
  ];
  workspace.save(both);
  workspace.tryOut([]);
  expect(stale()).toEqual([]);
  workspace.tryOut(changeOf({ heading: 'Another new heading' }));
  expect(stale()).toEqual([`${ARABIC} heading`]);
});

const PNG = readFileSync('content/media/one-grid-three-angles.png');

test('the original of a picture is saved in content/media/', async () => {
  expect(await workspace.savePicture('new-star.png', PNG)).toBeUndefined();
  expect(readFileSync(path.join(folder, 'media/new-star.png'))).toEqual(PNG);
  expect(workspace.picture('new-star.png')).toEqual(PNG);
});

test.each([
  ['../star.png', PNG],
  ['deeper/star.png', PNG],
  ['My Star.png', PNG],
  ['star.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['star.png', Buffer.concat([PNG, Buffer.alloc(20 * 1024 * 1024)])],
  ['star.png', PNG.subarray(0, 4096)],
])('%s is not saved if its name, content or size is wrong', async (name, bytes) => {
  expect(await workspace.savePicture(name, bytes)).toMatchObject({ file: `content/media/${name}` });
  expect(existsSync(path.join(folder, 'media', name))).toBe(false);
});

test('only a damaged picture of the changed text prevents its save', async () => {
  writeFileSync(path.join(folder, 'media/damaged.png'), PNG.subarray(0, 4096));
  const uses = (name: string) => changeOf({ body: `::picture[A star]{file=${name}}` });
  expect(await workspace.pictureProblems(uses('one-grid-three-angles.png'))).toEqual([]);
  expect(await workspace.pictureProblems(uses('damaged.png'))).toMatchObject([
    { file: 'content/media/damaged.png', expected: 'a whole picture' },
  ]);
});

test('a text that is tried out may use a picture that was just saved', async () => {
  await workspace.savePicture('new-star.png', PNG);
  const body = '::picture[A star]{file=new-star.png}';
  const { problems } = workspace.tryOut(changeOf({ body }));
  expect(problems.filter(({ expected }) => expected.includes('new-star.png'))).toEqual([]);
});
