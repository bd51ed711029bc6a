import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { frontMatter } from './front-matter.ts';

test.each([
  'A: b',
  '# no comment',
  '"quoted" \\ and more',
  '- item',
  'نص «عربي»: نعم',
  'yes',
  '2026-11-21',
  '{a}',
  '@b',
])('YAML parses to the original text: %s', (text) => {
  expect(parse(frontMatter({ title: text }).replaceAll('---', ''))).toEqual({ title: text });
});

test('an unknown fact is left out', () => {
  expect(frontMatter({ title: 'A', updated: undefined })).toBe('---\ntitle: "A"\n---\n');
});
