import { cpSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { filesIn } from '#scripts/files-in.ts';
import { copyProject } from '#tests/support/project-copy.ts';
import { rawRequest } from '#tests/support/raw-request.ts';
import { run, startSite } from '#tests/support/run.ts';

// Node also looks for packages in parent folders, so this folder is outside the project.
const parent = mkdtempSync(path.join(tmpdir(), 'miqyas-pack-'));
const folder = path.join(parent, 'site');
const DATA_DIR = path.join(parent, 'data');
const SITE_URL = 'https://www.firm.test';
const LONG = 180_000;
const MOST_BYTES = 120e6;

afterAll(() => rmSync(parent, { recursive: true }));

beforeAll(async () => {
  expect(await run(['scripts/pack.ts', folder])).toMatchObject({ code: 0 });
}, LONG);

test(
  'the packed site runs with its own address, without sources or tools',
  async () => {
    const site = await startSite({ folder, settings: { DATA_DIR, SITE_URL } });
    const [page, picture, search] = await Promise.all(
      ['/ar', '/social/about-us.png', '/search?q=data'].map((url) => rawRequest(site.origin, url)),
    );
    expect(await site.stop()).toMatchObject({ code: 0 });
    expect(page?.body.toString()).toContain(`<link rel="canonical" href="${SITE_URL}/ar"`);
    expect([page?.status, picture?.status, search?.status]).toEqual([200, 200, 200]);
    for (const name of ['typescript', 'vite', 'react', 'node', 'playwright'])
      expect(existsSync(path.join(folder, 'node_modules', name)), name).toBe(false);
    expect(filesIn(folder).filter((file) => /^(app|server|inbox)\/.*\.tsx?$/.test(file))).toEqual(
      [],
    );
  },
  LONG,
);

test(
  'the packed inbox lists, writes its digest and finds the content',
  async () => {
    const settings = { DATA_DIR, SITE_URL };
    const inbox = (...words: string[]) => run(['inbox/inbox.js', ...words], { folder, settings });
    const list = await inbox('list');
    expect(list).toMatchObject({ code: 0, output: expect.stringContaining('0 found') });
    expect(await inbox('digest', '--force')).toMatchObject({ code: 0 });
    expect(await inbox('ropa')).toMatchObject({ code: 0 });
    const { output } = await inbox('doctor');
    expect(output).toContain('telephone:');
    expect(output).not.toContain('not generated');
  },
  LONG,
);

test('the packed site is at most 120 MB', () => {
  const sizes = filesIn(folder).map((file) => statSync(path.join(folder, file)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
});

test('a folder that is not a packed site is not replaced', async () => {
  const { code, output } = await run(['scripts/pack.ts', DATA_DIR]);
  expect({ code, output }).toEqual({
    code: 1,
    output: `${DATA_DIR} exists and is not a packed site. Name another folder.\n`,
  });
});

test(
  'pages are packed for the current SITE_URL, also if the build was for another',
  async () => {
    const copy = copyProject();
    onTestFinished(copy.remove);
    for (const name of ['build', 'generated', 'inbox'])
      cpSync(name, path.join(copy.folder, name), { recursive: true });
    const packed = await run(['scripts/pack.ts', 'packed'], {
      folder: copy.folder,
      settings: { SITE_URL },
    });
    expect(packed.output).toContain(`MB, pages for ${SITE_URL}\n`);
    expect(copy.read('packed/build/client/robots.txt')).toContain(`${SITE_URL}/sitemap.xml`);
  },
  2 * LONG,
);
