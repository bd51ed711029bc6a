import { expect, test } from 'vitest';
import { parseFaults } from './html-parse.ts';

const page = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>A page</title></head><body>${body}</body></html>`;

test('a page of valid HTML has no faults', () => {
  expect(
    parseFaults(
      page(
        '<main><h1 id="a">A</h1><section aria-labelledby="a"><p>Text <a href="/">link</a></p></section></main>',
      ),
    ),
  ).toEqual([]);
});

for (const [what, body, fault] of [
  ['an element that is not closed', '<div><p>Text</div><b>', /<b>: 1 opened, 0 closed/],
  ['an attribute that stands twice', '<p class="a" class="b">Text</p>', /duplicate-attribute/],
  [
    'a table in a paragraph',
    '<p>Text<table><tr><td>a</td></tr></table></p>',
    /<p>: 1 opened, 1 closed, 2 in/,
  ],
  ['an id that stands twice', '<p id="a">1</p><p id="a">2</p>', /id="a" stands twice/],
  ['a label of nothing', '<label for="b">Name</label><input id="a">', /for="b" names nothing/],
  ['a button in a link', '<a href="/"><button>Go</button></a>', /<button> may not stand in <a>/],
  ['a block in a span', '<span><div>Text</div></span>', /<div> may not stand in <span>/],
  ['a list item on its own', '<div><li>Text</li></div>', /<li> may not stand in <div>/],
] as const) {
  test(`${what} is a fault`, () => {
    expect(parseFaults(page(body)).join('\n')).toMatch(fault);
  });
}

test('a page without a doctype has a fault', () => {
  expect(parseFaults('<html lang="en"><title>A</title></html>').join()).toMatch(/doctype/);
});
