import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { editorApp } from './serve.ts';
import { Workspace } from './workspace.ts';

const PNG = readFileSync('content/media/one-grid-three-angles.png');

let root: string;
let workspace: Workspace;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'miqyas-content-'));
  workspace = new Workspace(root);
});
afterEach(() => {
  workspace.close();
  rmSync(root, { recursive: true });
});

const ask = (url: string, init?: RequestInit) =>
  editorApp({ workspace, site: 'http://site.example' }).request(url, init);
const put = (name: string, body: Buffer) =>
  ask(`/media/${name}`, { method: 'PUT', body: new Uint8Array(body) });

test('an uploaded picture is in content/media/, and the editor can read it again', async () => {
  expect((await put('star.png', PNG)).status).toBe(200);
  expect(readFileSync(path.join(root, 'media/star.png'))).toEqual(PNG);
  expect(await (await ask('/media')).json()).toEqual(['star.png']);
  expect(Buffer.from(await (await ask('/media/star.png')).arrayBuffer())).toEqual(PNG);
});

test.each(['..%2Fstar.png', '%2Fetc%2Fstar.png', 'star', 'Star.PNG'])(
  'no picture is written under the name %s',
  async (name) => {
    const answer = await put(name, PNG);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      mistakes: [{ received: decodeURIComponent(name) }],
    });
    expect(existsSync(path.join(root, 'media'))).toBe(false);
  },
);

test('a file that only has the name of a picture is refused', async () => {
  expect((await put('star.png', Buffer.from('<script>'))).status).toBe(422);
});

test('an upload of more than 20 MB is refused', async () => {
  const large = Buffer.concat([PNG, Buffer.alloc(20 * 1024 * 1024)]);
  expect((await put('star.png', large)).status).toBe(413);
});

test('the editor reads no other file as a picture', async () => {
  for (const name of ['..%2Fpackage.json', 'nowhere.png'])
    expect((await ask(`/media/${name}`)).status).toBe(404);
});
