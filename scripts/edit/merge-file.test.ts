import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isRecord, type Value } from '../content/source-file.ts';
import { filesIn } from '../files-in.ts';
import { type FileValue, mergeFile, readFileValue } from './merge-file.ts';

const files = filesIn('content')
  .filter((file) => /^(en|ar)\/.*\.(yaml|md)$/.test(file) && !file.includes('/templates/'))
  .map((file) => `content/${file}`);

test('a file that nobody changed stays as it is', () => {
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    expect(mergeFile(source, readFileValue(source)), file).toBe(source);
  }
});

test('a changed text changes its own lines only', () => {
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    const value = readFileValue(source);
    const places = textsIn(value).filter((keys) => keys[0] !== 'body');
    const keys = places[Math.floor(places.length / 2)];
    if (!keys) continue;
    const next = changed(value, keys);
    const merged = mergeFile(source, next as typeof value);
    expect(readFileValue(merged), file).toEqual(next);
    expect(linesOutside(source, merged), `${file} ${keys.join('.')}`).toBe('');
  }
});

const POST = `---
# Nobody sees a draft
draft: true
title: "One: two"
points:
  - First # of all
  - "Second"
nextStep:
  heading: Write
  # The button
  action: 'Contact us'
topics: [ai, data]
---

Text
`;
const value = readFileValue(POST);

test.each([
  ['a text', { title: 'Three' }, [['"One: two"', '"Three"']]],
  ['a nested text', { nextStep: { heading: 'Ask', action: 'Contact us' } }, [['Write', 'Ask']]],
  ['a fact', { draft: false }, [['draft: true', 'draft: false']]],
  ['a new key', { date: '2026-12-01' }, [['[ai, data]', '[ai, data]\ndate: 2026-12-01']]],
  [
    'two new keys',
    { date: '2026-12-01', by: 'A' },
    [['ai, data]', 'ai, data]\ndate: 2026-12-01\nby: A']],
  ],
  ['a new item', { points: ['First', 'New', 'Second'] }, [['  - "S', '  - New\n  - "S']]],
  ['a short list', { topics: ['ai'] }, [['[ai, data]', '[ai]']]],
  ['the text below', { body: 'Other' }, [['Text', 'Other']]],
])('a change of %s keeps comments and quotation marks', (_, change, edits) => {
  const expected = edits.reduce((text, [from = '', to = '']) => text.replace(from, to), POST);
  expect(mergeFile(POST, { ...value, ...change })).toBe(expected);
});

test('a key that the editor leaves out is removed', () => {
  const { topics, ...rest } = value;
  expect(topics).toBeDefined();
  expect(mergeFile(POST, rest)).toBe(POST.replace('topics: [ai, data]\n', ''));
});

test('empty fields that the file does not have are not added', () => {
  const empty = { publish: '', figure: { rows: [] }, featured: false, month: null };
  expect(mergeFile(POST, { ...value, ...empty })).toBe(POST);
});

const PAGE = `---
sections:
  # The first section
  - section: prose   # text
    heading: One
  # About the form
  - section: form
    id: write
    heading: 'Write'
    form: contact
  - section: prose
    heading: Three
---
`;
const [one, form, three] = readFileValue(PAGE).sections as FileValue[];
const pageWith = (...sections: (FileValue | undefined)[]) =>
  mergeFile(PAGE, { sections: sections as FileValue[], body: '' });

test('an item that moves takes the comments above it along', () => {
  expect(pageWith(form, one, three)).toBe(`---
sections:
  # The first section
  # About the form
  - section: form
    id: write
    heading: 'Write'
    form: contact
  - section: prose   # text
    heading: One
  - section: prose
    heading: Three
---
`);
});

test('a new item leaves the others as they are, also one that changed at the same time', () => {
  const cards = { section: 'cards', heading: 'Two' };
  const { id, ...changed } = { ...form, heading: 'Ask' } as FileValue;
  expect(id).toBe('write');
  expect(pageWith(one, cards, changed, three)).toBe(
    PAGE.replace('  # About', '  - section: cards\n    heading: Two\n  # About')
      .replace('    id: write\n', '')
      .replace("'Write'", "'Ask'"),
  );
});

test('what the editor adds to the items of a list is not part of the file', () => {
  const added = { section: 'quotation', text: 'Two', id: '', __sc_item_id: '5f' };
  const shifted = { ...form, lead: '', __sc_item_original_key_path: 'sections.1' };
  expect(pageWith(one, added, shifted as FileValue, three)).toBe(
    PAGE.replace('  # About', '  - section: quotation\n    text: Two\n  # About'),
  );
});

test('a comment after a value stays there when a key is added below', () => {
  const source = 'label: News   # for screen readers\n';
  expect(mergeFile(source, { label: 'News', text: 'We moved.' })).toBe(
    `${source}text: We moved.\n`,
  );
});

test('an item that is removed takes the comments above it along', () => {
  expect(pageWith(one, three)).toBe(PAGE.replace(/ {2}# About[\s\S]*contact\n/, ''));
});

/** The changed lines of the first text if there are more than eight, otherwise an empty text. */
function linesOutside(before: string, after: string): string {
  const [one, other] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (one[start] !== undefined && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < one.length - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const block = one.slice(start, one.length - end);
  return block.length > 8 ? block.join('\n') : '';
}

type Keys = (string | number)[];

function textsIn(value: Value, keys: Keys = []): Keys[] {
  if (typeof value === 'string') return [keys];
  if (Array.isArray(value)) return value.flatMap((item, i) => textsIn(item, [...keys, i]));
  return isRecord(value)
    ? Object.entries(value).flatMap(([key, item]) => textsIn(item, [...keys, key]))
    : [];
}

function changed(value: Value, [key, ...keys]: Keys): Value {
  if (key === undefined) return `${value} ‹with: more›`;
  if (Array.isArray(value))
    return value.map((item, index) => (index === key ? changed(item, keys) : item));
  return isRecord(value) ? { ...value, [key]: changed(value[key] ?? '', keys) } : value;
}
