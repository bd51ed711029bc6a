import * as v from 'valibot';
import { expect, test } from 'vitest';
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
