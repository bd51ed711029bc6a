import { expect, test } from 'vitest';
import { type ParsedPage, parsedPages } from '#tests/support/built-pages.ts';

// These tests check that the texts of pages follow the spelling rules of Arabic.
const pages = parsedPages().filter(({ language }) => language.code === 'ar');

test.each([
  ['no arrow is typed: the site’s fonts have none', /[←-⇿‹›➔-➾]/u],
  [
    'the comma, the semicolon and the question mark are Arabic',
    /\p{Script=Arabic}[^\S\n]*[,;?]|[,;?][^\S\n]*\p{Script=Arabic}/u,
  ],
  ['quotations stand in «»', /"\p{Script=Arabic}|\p{Script=Arabic}"/u],
  ['no word is stretched, and tatweel stands only in «هـ» after a year', /(?<!\d\s\u0647)\u0640/u],
  ['no letter is a presentation form', /[\uFB50-\uFEFF]/u],
  ['digits are Latin', /[٠-٩۰-۹]/u],
  ['currencies are named, because the fonts have no sign of the riyal', /[\u20c0-\u20c3\ufdfc]/u],
])('in every Arabic text %s', (_, pattern) => {
  expect(pages.length).toBeGreaterThan(35);
  for (const page of pages) {
    const wrong = textsOf(page).filter((text) => pattern.test(text));
    expect(wrong, page.address).toEqual([]);
  }
});

test('every Arabic text is composed (NFC), so that a search finds it', () => {
  for (const page of pages) {
    const wrong = textsOf(page).filter((text) => text !== text.normalize('NFC'));
    expect(wrong, page.address).toEqual([]);
  }
});

function textsOf({ document }: ParsedPage): string[] {
  const spoken = ['alt', 'aria-label', 'title', 'placeholder', 'content'];
  const elements = [...document.querySelectorAll('*')];
  const attributes = elements.flatMap((element) =>
    spoken.map((name) => element.getAttribute(name)),
  );
  const words = [...document.querySelectorAll('body *, title')]
    .filter(({ localName }) => localName !== 'script')
    .flatMap(({ childNodes }) => [...childNodes].filter(({ nodeName }) => nodeName === '#text'))
    .map(({ nodeValue }) => nodeValue);
  return [...attributes, ...words].filter(
    (text) => text !== null && text.trim() !== '',
  ) as string[];
}
