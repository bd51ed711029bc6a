import { expect, test } from 'vitest';
import { parsedPages } from '#tests/support/built-pages.ts';
import { editions } from '#tests/support/words.ts';

const pages = new Map(parsedPages().map(({ address, document }) => [address, document]));

test.each(editions)('an old link to an item of the news leads to the item ($code)', (edition) => {
  const { prefix, collections } = edition;
  for (const { slug, heading } of collections.news) {
    const item = pages.get(`${prefix}/news`)?.getElementById(slug);
    const path = `${prefix}/news/${slug}`;
    expect(item?.querySelector('a')?.getAttribute('href')).toBe(path);
    expect(pages.get(path)?.querySelector('h1')?.textContent).toBe(heading);
  }
});
