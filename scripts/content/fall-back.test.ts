import { expect, test } from 'vitest';
import { isolateFallback } from '#app/i18n/fallback.ts';
import { fallBack } from './fall-back.ts';
import type { SourceFile } from './source-file.ts';

const file = (value: SourceFile['value']): SourceFile => ({
  file: 'content/ar/page.yaml',
  value,
  lineOf: (keys) => keys.length,
});
const lay = (
  original: SourceFile['value'],
  translation?: SourceFile['value'],
  facts: string[] = [],
) => fallBack(file(original), translation && file(translation), 'content/ar/page.yaml', facts);

test('a full translation contains nothing of the original', () => {
  expect(lay({ title: 'Hello', list: ['One'] }, { title: 'مرحبًا', list: ['واحد'] })).toEqual({
    value: { title: 'مرحبًا', list: ['واحد'] },
    missing: [],
    problems: [],
  });
});

test('a missing text comes from the original, marked and counted', () => {
  const { value, missing } = lay(
    { title: 'Hello', hero: { lead: 'Welcome', action: 'Go' } },
    { title: 'مرحبًا', hero: { lead: 'أهلًا' } },
  );
  expect(value).toEqual({ title: 'مرحبًا', hero: { lead: 'أهلًا', action: isolateFallback('Go') } });
  expect(missing).toEqual([
    {
      file: 'content/ar/page.yaml',
      line: 2,
      key: 'hero.action',
      expected: 'a translation of "Go"',
      received: 'nothing',
    },
  ]);
});

test('a missing file falls back as a whole', () => {
  const { value, missing } = lay(
    { title: 'Hello', list: ['One', 'Two'], date: '2026-11-01' },
    undefined,
    ['date'],
  );
  expect(value).toEqual({
    title: isolateFallback('Hello'),
    list: [isolateFallback('One'), isolateFallback('Two')],
    date: '2026-11-01',
  });
  expect(missing).toHaveLength(3);
});

test.each([
  ['an unknown key', { title: 'أ', titel: 'ب' }, 'titel', '"titel"'],
  ['an unknown key further in', { title: 'أ', hero: { lede: 'ب' } }, 'hero.lede', '"lede"'],
  ['a list of another length', { title: 'أ', list: ['واحد', 'اثنان'] }, 'list', 'a list of 2'],
  ['a text where there are keys', { title: 'أ', hero: 'ب' }, 'hero', '"ب"'],
  ['a number where there is a text', { title: 5 }, 'title', '5'],
  ['a fact', { title: 'أ', date: '2026-11-02' }, 'date', '"2026-11-02"'],
  ['another id', { title: 'أ', sections: [{ id: 'other' }] }, 'sections.0.id', '"other"'],
])('%s is a problem that names key and value', (_, translation, key, received) => {
  const { problems } = lay(
    {
      title: 'Hello',
      hero: { lead: 'Welcome' },
      list: ['One'],
      sections: [{ id: 'start' }],
      date: '2026-11-01',
    },
    translation,
    ['date'],
  );
  expect(problems).toMatchObject([{ file: 'content/ar/page.yaml', key, received }]);
});

test('a text without words is the same in every language', () => {
  const original = file({ name: 'Miqyas', share: '40%', title: 'Hello' });
  const found = fallBack(original, undefined, 'content/ar/page.yaml', [], ([key]) =>
    key === 'title' ? undefined : `${key}`,
  );
  expect(found.value).toEqual({ name: 'name', share: 'share', title: isolateFallback('Hello') });
  expect(found.missing).toMatchObject([{ key: 'title' }]);
});
