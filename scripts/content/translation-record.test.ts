import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { languageCodes } from '#content/languages.ts';
import { readSourceFile } from './source-file.ts';
import { confirmText, isAt, pairTexts, recordTexts, staleProblems } from './translation-record.ts';

const POST = 'blog/a-post.md';
const ENGLISH = `content/en/${POST}`;
const ARABIC = `content/ar/${POST}`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'miqyas-content-'));
  write('en', { heading: 'A heading', lead: 'A lead', date: '2026-11-01' });
  write('ar', { heading: 'عنوان', lead: 'مقدمة' });
  recordTexts(pairs(), folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

function fileOf(language: string): string {
  return path.join(folder, language, POST);
}

function write(language: string, values: Record<string, string>): void {
  const lines = Object.entries(values).map(([key, text]) => `${key}: ${text}`);
  mkdirSync(path.dirname(fileOf(language)), { recursive: true });
  writeFileSync(fileOf(language), `---\n${lines.join('\n')}\n---\n\nText.\n`);
}

function pairs() {
  const sources = languageCodes.flatMap((language) => {
    if (!existsSync(fileOf(language))) return [];
    const file = `content/${language}/${POST}`;
    const source = readSourceFile(fileOf(language), file);
    return 'value' in source ? [{ file, language, source }] : [];
  });
  return pairTexts({ sources }, folder);
}

function stale(): string[] {
  return staleProblems(pairs()).map(({ file, key }) => `${file} ${key}`);
}

test('a text is stale when only the other language changed, in either direction', () => {
  expect(stale()).toEqual([]);
  write('en', { heading: 'A new heading', lead: 'A lead' });
  expect(stale()).toEqual([`${ARABIC} heading`]);
  write('en', { heading: 'Another new heading', lead: 'A lead' });
  expect(stale()).toEqual([`${ARABIC} heading`]);
});

test('an original is stale when only its translation changed', () => {
  write('ar', { heading: 'عنوان جديد', lead: 'مقدمة' });
  expect(stale()).toEqual([`${ENGLISH} heading`]);
});

test('an original is not stale because its translation is empty', () => {
  write('ar', { heading: '""', lead: 'مقدمة' });
  expect(stale()).toEqual([]);
});

test('a stale text quotes the changed text and itself', () => {
  write('en', { heading: 'A new heading', lead: 'A lead' });
  const [problem] = staleProblems(pairs());
  expect(problem).toMatchObject({
    line: expect.any(Number),
    expected: 'the meaning of the changed text "A new heading"',
    received: expect.stringMatching(/^the older "\p{Script=Arabic}/u),
  });
});

test('a change of both languages is recorded, and later changes count from there', () => {
  write('en', { heading: 'A new heading', lead: 'A lead' });
  write('ar', { heading: 'عنوان جديد', lead: 'مقدمة' });
  expect(stale()).toEqual([]);
  expect(recordTexts(pairs(), folder)).toBe(1);
  write('en', { heading: 'Another new heading', lead: 'A lead' });
  expect(stale()).toEqual([`${ARABIC} heading`]);
});

test('recording other texts leaves a stale text stale', () => {
  write('en', { heading: 'A new heading', lead: 'A lead' });
  expect(recordTexts(pairs(), folder)).toBe(0);
  expect(stale()).toEqual([`${ARABIC} heading`]);
});

test('a stale text can be confirmed as still correct', () => {
  write('en', { heading: 'A new heading', lead: 'A new lead' });
  recordTexts(pairs(), folder, (pair) => isAt(pair, { file: ARABIC, key: 'heading' }));
  expect(stale()).toEqual([`${ARABIC} lead`]);
  confirmText(pairs(), folder, { file: ARABIC, key: 'lead' });
  expect(stale()).toEqual([]);
});

test('a text that is wrapped differently, or put back, is not stale', () => {
  write('en', { heading: '>-\n  A\n  heading', lead: 'A new lead' });
  expect(stale()).toEqual([`${ARABIC} lead`]);
  write('en', { heading: 'A heading', lead: 'A lead' });
  expect(stale()).toEqual([]);
});

test('a file with a mistake keeps what is recorded about it', () => {
  write('en', { heading: 'A new heading', lead: 'A lead' });
  const before = readFileSync(fileOf('ar'), 'utf8');
  writeFileSync(fileOf('ar'), 'No front matter');
  recordTexts(pairs(), folder);
  writeFileSync(fileOf('ar'), before);
  expect(stale()).toEqual([`${ARABIC} heading`]);
});

test('a file that is gone leaves no lines behind', () => {
  const record = path.join(folder, 'translations/ar.txt');
  expect(readFileSync(record, 'utf8')).toContain(`\n${POST} `);
  for (const code of languageCodes) rmSync(fileOf(code));
  recordTexts(pairs(), folder);
  expect(readFileSync(record, 'utf8')).not.toContain(POST);
});
