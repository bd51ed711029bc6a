import { expect, test } from 'vitest';
import { readRecords } from '#app/content/read.server.ts';
import { languages } from '#content/languages.ts';
import { furtherPages, listPagePath, readListPage } from './list-pages.ts';

const [english] = languages;
const posts = readRecords(english, 'blog');

test.each([
  [0, []],
  [20, []],
  [21, [2]],
  [40, [2]],
  [61, [2, 3, 4]],
])('for %i posts the further pages of the list are %j', (posts, pages) => {
  expect(furtherPages(posts)).toEqual(pages);
});

test('the first page has the newest posts, and no number in its path', () => {
  const list = readListPage(posts);
  expect(list).toMatchObject({ page: 1 });
  expect(list?.posts).toEqual(posts.slice(0, 20));
  expect([listPagePath(1), listPagePath(3)]).toEqual(['/blog', '/blog/page/3']);
});

test.each(['0', '1', '01', '2.0', '99', 'x', ''])('page %j does not exist', (asked) => {
  expect(readListPage(posts, asked)).toBeUndefined();
});
