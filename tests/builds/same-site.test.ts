import { createHash } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageSettings, readSettings } from '#server/env.ts';
import { copyProject } from '#tests/support/project-copy.ts';
import { siteClock } from '#tests/support/site-clock.ts';

const copy = copyProject();
const clockFolder = mkdtempSync(path.join(tmpdir(), 'miqyas-clock-'));
afterAll(() => {
  copy.remove();
  rmSync(clockFolder, { recursive: true });
});

const LONG = 180_000;
/** Files that a build with `--pages-only` leaves out. */
const LEFT_OUT = /\.(br|gz)$|^client\/(?!templates\/).*\.md$|^client\/social\//;
const NOT_BUILT = [
  'README.md',
  'server/README.md',
  'bench/pages.ts',
  'scripts/check.ts',
  'app/data-cache.test.ts',
];

beforeAll(async () => {
  for (const file of NOT_BUILT)
    copy.write(file, `${readFileSync(file, 'utf8')}\n// flex hidden container\n`);
  const { renderedAt } = JSON.parse(readFileSync('build/manifest.json', 'utf8')) as {
    renderedAt: number;
  };
  const clock = siteClock(clockFolder);
  clock.setOffBy(renderedAt - Date.now());
  const baked = Object.entries(pageSettings(readSettings())).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const settings = { ...Object.fromEntries(baked), ...clock.settings };
  expect(await copy.build({ settings, pagesOnly: true })).toMatchObject({ code: 0 });
}, LONG);

test('the same sources give the same site in any folder; READMEs and tests do not matter', () => {
  const here = hashesIn('build');
  expect(Object.keys(here).length).toBeGreaterThan(500);
  expect(hashesIn(path.join(copy.folder, 'build'))).toEqual(here);
});

test('the same sources give the same release', () => {
  expect(copy.read('build/client/release.json')).toBe(
    readFileSync('build/client/release.json', 'utf8'),
  );
});

test('a build of pages only does not count as a full build', () => {
  const [stamp, ofCopy] = [readFileSync('build/stamp', 'utf8'), copy.read('build/stamp')];
  expect(ofCopy).toContain(stamp);
  expect(ofCopy).not.toBe(stamp);
});

function hashesIn(folder: string): Record<string, string> {
  const files = globSync('client/**/*.*', { cwd: folder }).filter((file) => !LEFT_OUT.test(file));
  const hashOf = (file: string) => {
    const body = readFileSync(path.join(folder, file));
    const compared = file.endsWith('.html') ? withoutWeight(body.toString()) : body;
    return createHash('sha256').update(compared).digest('hex');
  };
  return Object.fromEntries(files.sort().map((file) => [file, hashOf(file)]));
}

/** Removes the sizes that pages show, because only a full build knows them. */
function withoutWeight(html: string): string {
  return html
    .replace('<dl class="readings" hidden="">', '<dl class="readings">')
    .replace(/(?<=<dd data-reading="\w+">)[^<]*/g, '')
    .trimEnd();
}
