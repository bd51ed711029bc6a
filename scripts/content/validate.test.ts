import * as v from 'valibot';
import { expect, test } from 'vitest';
import { markdown } from '#app/content/schemas/fields.ts';
import type { SourceFile } from './source-file.ts';
import { validate } from './validate.ts';

const schema = v.strictObject({ title: v.pipe(v.string(), v.maxLength(20)) });

function check(written: string, filled: string) {
  const source = { file: 'content/en/pages/home.yaml', value: { title: written }, lineOf: () => 2 };
  return validate(schema, { title: filled }, source.file, source);
}

test('a text may be too long if only the name of the firm makes it so', () => {
  const title = 'News from Sawari Analytics';
  expect(check('News from {firm}', title)).toEqual({ value: { title }, problems: [] });
});

test('a text that is too long as it is written is reported', () => {
  const title = 'News that is much too long';
  expect(check(title, title).problems).toMatchObject([
    { line: 2, key: 'title', expected: 'at most 20 characters' },
  ]);
});

test.each([
  [{ title: '' }, 'title', 'a text', 'nothing'],
  [{ title: 'One' }, 'lead', 'a value for lead', 'nothing'],
  [{ title: 'One', lead: 'Two' }, 'end', 'the day of the end', 'nothing'],
  [{ title: 'One', lead: 'Two', end: 3 }, 'end', 'string', '3'],
])('the mistake in %j names what is expected and received', (value, key, expected, received) => {
  const page = v.pipe(
    v.strictObject({
      title: v.pipe(v.string(), v.nonEmpty()),
      lead: v.string(),
      end: v.optional(v.string()),
    }),
    v.forward(
      v.check(({ end }) => end !== undefined, 'the day of the end'),
      ['end'],
    ),
  );
  const { problems } = validate(page, value, 'content/en/pages/home.yaml', undefined);
  expect(problems).toContainEqual({
    file: 'content/en/pages/home.yaml',
    key,
    expected,
    received,
  });
});

test('a mistake in the Markdown of a file has the line of its passage', () => {
  const body = '\nOne\n\nTwo\n\n:::picture[A] {file=a.png}\n:::\n';
  const source = { file: 'content/en/blog/a.md', value: { body }, lineOf: () => 10 };
  const { problems } = validate(v.object({ body: markdown }), { body }, source.file, source);
  expect(problems).toMatchObject([{ line: 15, received: expect.stringContaining('(line 5 of') }]);
});

test('so may a text that a translation has from its original', () => {
  const original: SourceFile = {
    file: 'content/en/a.yaml',
    value: { title: 'News from {firm}' },
    lineOf: () => 2,
  };
  const value = { title: '\u2066News from Sawari Analytics\u2069' };
  expect(validate(schema, value, 'content/fr/a.yaml', undefined, original).problems).toEqual([]);
});
