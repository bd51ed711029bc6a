import { expect, test } from 'vitest';
import { readRecords } from '#app/content/read.server.ts';
import { languages } from '#content/languages.ts';
import { furtherPages, listPagePath } from './list-pages.ts';
import { readListPage } from './read-list-page.server.ts';

const [english] = languages;

test.each([
  [0, []],
  [20, []],
  [21, [2]],
  [40, [2]],
  [61, [2, 3, 4]],
])('%i posts need further pages of the list: %j', (posts, pages) => {
  expect(furtherPages(posts)).toEqual(pages);
});

test('the first page has the newest posts, and its path no number', () => {
  const list = readListPage(english);
  expect(list).toMatchObject({ page: 1 });
  expect(list?.posts).toEqual(readRecords(english, 'blog').slice(0, 20));
  expect([listPagePath(1), listPagePath(3)]).toEqual(['/blog', '/blog/page/3']);
});

test.each(['0', '1', '01', '2.0', '99', 'x', ''])('there is no page %j', (asked) => {
  expect(readListPage(english, asked)).toBeUndefined();
});
