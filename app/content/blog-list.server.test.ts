import { expect, test } from 'vitest';
import { languages } from '#content/languages.ts';
import { blogPath, furtherParts, readBlogPart } from './blog-list.server.ts';
import { readNewestFirst } from './read.server.ts';

const [english] = languages;

test.each([
  [0, []],
  [20, []],
  [21, [2]],
  [40, [2]],
  [61, [2, 3, 4]],
])('%i posts need further pages of the list: %j', (posts, parts) => {
  expect(furtherParts(posts)).toEqual(parts);
});

test('the first page has the newest posts, and its address no number', () => {
  const list = readBlogPart(english);
  expect(list).toMatchObject({ part: 1 });
  expect(list?.posts).toEqual(readNewestFirst(english, 'blog').slice(0, 20));
  expect([blogPath(1), blogPath(3)]).toEqual(['/blog', '/blog/page/3']);
});

test.each(['0', '1', '01', '2.0', '99', 'x', ''])('there is no page %j', (asked) => {
  expect(readBlogPart(english, asked)).toBeUndefined();
});
