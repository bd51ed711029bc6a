import { expect, test } from 'vitest';
import { parsedPages } from '#tests/support/built-pages.ts';

const pages = parsedPages();

function nameOf(element: Element, document: Document): string {
  const heading = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
  return (heading?.textContent ?? element.getAttribute('aria-label') ?? '').trim();
}

test('a region that scrolls can be focused and has a name of its own on its page', () => {
  const scrollers = pages.map(({ address, document }) => ({
    address,
    names: [...document.querySelectorAll('section[tabindex="0"]')].map((element) =>
      nameOf(element, document),
    ),
    tables: document.querySelectorAll('section[tabindex="0"] > table').length,
    reached: document.querySelectorAll('main [tabindex="0"]:not(pre)').length,
  }));
  expect(scrollers.filter(({ tables }) => tables > 0).length).toBeGreaterThan(10);
  expect(
    scrollers.filter(({ names, reached }) => names.includes('') || new Set(names).size !== reached),
  ).toEqual([]);
});

test('code that scrolls can be focused and has a name', () => {
  const blocks = pages.flatMap(({ document }) => [...document.querySelectorAll('pre')]);
  expect(blocks.length).toBeGreaterThan(0);
  for (const block of blocks) {
    expect(block.getAttribute('tabindex')).toBe('0');
    expect(block.getAttribute('aria-label')).toBeTruthy();
  }
});

test('every table in a text can be scrolled', () => {
  const bare = pages.flatMap(({ address, document }) =>
    [...document.querySelectorAll('.prose table:not(.chart *)')]
      .filter((table) => !table.parentElement?.hasAttribute('tabindex'))
      .map(() => address),
  );
  expect(bare).toEqual([]);
});
