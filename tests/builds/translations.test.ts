import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { languages } from '#content/languages.ts';
import { compileContent } from '#scripts/content/compile.ts';
import { pairTexts, staleProblems } from '#scripts/content/translation-record.ts';
import { Workspace } from '#scripts/edit/workspace.ts';
import { filesIn } from '#scripts/files-in.ts';
import { readXliff, writeXliff } from '#scripts/translations/exchange.ts';
import { type Imported, importUnits } from '#scripts/translations/import-units.ts';
import { textUnits } from '#scripts/translations/units.ts';
import { copyProject } from '#tests/support/project-copy.ts';
import { xmlOf } from '#tests/support/xml-document.ts';

vi.setConfig({ testTimeout: 60_000 });
const copy = copyProject(['content']);
const root = path.join(copy.folder, 'content');
const [, arabic] = languages;
afterAll(copy.remove);
afterEach(copy.restore);

const POST = 'blog/ai-innovation.md';
const ENGLISH = `content/en/${POST}`;
const ARABIC = `content/ar/${POST}`;

/** @param isStale true if no unit is marked as translated */
function exported(isStale = false): string {
  return writeXliff(textUnits(compileContent(root), 'ar', root), arabic, () => isStale);
}

function imported(xml: string): Imported {
  const workspace = new Workspace(root);
  const { language, units } = readXliff(xml);
  const result = importUnits(language, units, workspace, root);
  workspace.close();
  // `copy.restore` restores only files that were changed with `copy.write`.
  for (const file of [...result.files, 'content/translations/ar.txt'])
    copy.write(file, copy.read(file));
  return result;
}

function allFiles(): Map<string, string> {
  return new Map(filesIn(root).map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

/** Changes the target of a unit, as a translator does. */
function translate(xml: string, id: string, target: string): string {
  const unit = xml.indexOf(`<unit id="${id}"`, xml.indexOf(`original="${POST}"`));
  const start = xml.indexOf('<target>', unit) + '<target>'.length;
  return xml.slice(0, start) + target + xml.slice(xml.indexOf('</target>', start));
}

test('an export that comes back unchanged changes no file', () => {
  const before = allFiles();
  const xml = exported();
  const document = xmlOf(xml);
  expect(document.documentElement.getAttribute('trgLang')).toBe('ar');
  expect(document.querySelectorAll('unit').length).toBeGreaterThan(2000);
  for (const file of document.querySelectorAll('file')) {
    const ids = Array.from(file.querySelectorAll('unit'), ({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[\w.-]+$/.test(id))).toEqual([]);
  }
  expect(imported(xml)).toEqual({ mistakes: [], left: [], untouched: 0, files: [] });
  expect(allFiles()).toEqual(before);
});

test('a translation changes its lines only, and is confirmed', () => {
  copy.edit(ENGLISH, /^heading: .*$/m, 'heading: A new heading');
  const before = copy.read(ARABIC);
  const xml = translate(exported(), 'heading', 'عنوان جديد');
  expect(imported(xml).files).toEqual([ARABIC]);
  expect(copy.read(ARABIC)).toBe(before.replace(/^heading: .*$/m, 'heading: عنوان جديد'));
  expect(staleProblems(pairTexts(compileContent(root), root))).toEqual([]);
});

test('a stale text that a translator left as it was is confirmed', () => {
  copy.edit(ENGLISH, /^heading: .*$/m, 'heading: A new heading');
  const stale = () => staleProblems(pairTexts(compileContent(root), root));
  expect(stale()).toHaveLength(1);
  expect(imported(exported()).files).toEqual([]);
  expect(stale()).toEqual([]);
});

test('a stale text stays stale if it comes back unchanged and not marked as translated', () => {
  copy.edit(ENGLISH, /^heading: .*$/m, 'heading: A new heading');
  const { untouched, files } = imported(exported(true));
  expect([untouched > 2000, files]).toEqual([true, []]);
  expect(staleProblems(pairTexts(compileContent(root), root))).toHaveLength(1);
});

test('a part of a list that lacks other parts is not saved, and listed', () => {
  const [name, key] = ['services/ai-strategy.md', 'needs.items.0'];
  copy.delete(`content/ar/${name}`);
  const units = textUnits(compileContent(root), 'ar', root);
  const part = units.filter((unit) => unit.name === name && unit.keys.join('.') === key);
  const xml = writeXliff(
    part.map((unit) => ({ ...unit, target: 'مسؤول عن الميزانية' })),
    arabic,
    () => false,
  );
  expect(imported(xml)).toMatchObject({
    mistakes: [],
    left: [{ file: `content/ar/${name}`, key, received: 'some of them' }],
  });
});

test('a paragraph of a Markdown text is a unit of its own', () => {
  const before = copy.read(ARABIC);
  const [, second = ''] = before.split('---\n')[2]?.trim().split('\n\n') ?? [];
  imported(translate(exported(), 'body.p2', 'فقرة جديدة.'));
  expect(copy.read(ARABIC)).toBe(before.replace(second, 'فقرة جديدة.'));
});

test('a translation without its placeholder is refused, and nothing is imported', () => {
  const before = allFiles();
  const xml = translate(exported(), 'heading', 'عنوان').replace(
    /(?<=<unit id="site.picture".*<target>).*(?=<\/target>)/,
    'خطوط متشابكة {titel}',
  );
  expect(imported(xml)).toEqual({
    mistakes: [
      { file: 'content/ar/ui.yaml', key: 'site.picture', expected: '{title}', received: '{titel}' },
    ],
    left: [],
    untouched: 0,
    files: [],
  });
  expect(allFiles()).toEqual(before);
});

test('a text that has changed since the export is left as it is', () => {
  const xml = translate(exported(), 'heading', 'عنوان جديد');
  copy.edit(ENGLISH, /^heading: .*$/m, 'heading: A new heading');
  const { left, files } = imported(xml);
  expect(files).toEqual([]);
  expect(left).toMatchObject([
    { file: ARABIC, key: 'heading', expected: 'a translation of "A new heading"' },
  ]);
});

test('a translation of a whole file is written, even if the file was not there', () => {
  const xml = exported();
  const before = compileContent(root).languages.ar.collections.blog;
  copy.delete(ARABIC);
  expect(compileContent(root).missing.length).toBeGreaterThan(10);
  expect(imported(xml).files).toEqual([ARABIC]);
  const content = compileContent(root);
  expect([content.problems, content.missing]).toEqual([[], []]);
  expect(content.languages.ar.collections.blog).toEqual(before);
});
