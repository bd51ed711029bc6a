import { expect, test } from 'vitest';
import { parsedPages } from '#tests/support/built-pages.ts';

const pages = parsedPages();
/** Until all pages are parsed. */
const LONG = 60_000;

/** What a screen reader calls an element, as its attributes say. */
function nameOf(element: Element, document: Document): string {
  const heading = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
  return (heading?.textContent ?? element.getAttribute('aria-label') ?? '').trim();
}

test('what scrolls by itself is reached under a name, and no two on a page under the same', { timeout: LONG }, () => {
  const scrollers = pages.map(({ address, document }) => ({
    address,
    names: [...document.querySelectorAll('section[tabindex="0"]')].map((element) => nameOf(element, document)),
    tables: document.querySelectorAll('section[tabindex="0"] > table').length,
    reached: document.querySelectorAll('main [tabindex="0"]').length,
  }));
  expect(scrollers.filter(({ tables }) => tables > 0).length).toBeGreaterThan(10);
  expect(scrollers.filter(({ names, reached }) => names.includes('') || new Set(names).size !== reached)).toEqual([]);
});

test('every table that texts hold can be scrolled', { timeout: LONG }, () => {
  const bare = pages.flatMap(({ address, document }) =>
    [...document.querySelectorAll('.prose table')].filter((table) => !table.parentElement?.hasAttribute('tabindex')).map(() => address),
  );
  expect(bare).toEqual([]);
});
