import { expect, test } from 'vitest';
import { type ParsedPage, parsedPages } from '#tests/support/built-pages.ts';
import { organization } from '#tests/support/words.ts';

const HIJRI = /\d{1,2} [\p{Script=Arabic} ]+ 14\d\d\u00a0هـ/u;

const main = ({ document }: ParsedPage) => document.querySelector('main');
const notes = (page: ParsedPage) => [
  ...(main(page)?.querySelectorAll(':is(.card, .session) .note') ?? []),
];
const deadlines = (page: ParsedPage) => [...(main(page)?.querySelectorAll('.role-closes') ?? [])];
const facts = (page: ParsedPage) => [main(page)?.querySelector('.facts')];
const factsOfRole = (page: ParsedPage) => [main(page)?.querySelector('.facts > div:last-child')];

const PLACES = [
  ['/webinars', notes],
  [/^\/webinars\/[\w-]+$/, facts],
  ['/news', notes],
  ['/careers', deadlines],
  [/^\/careers\/apply\/[\w-]+$/, factsOfRole],
] as const;

const pages = parsedPages();

test.each(PLACES)('%s has Hijri dates in Arabic if the firm wants them', (path, places) => {
  const alike = pages.filter(({ address, language }) =>
    typeof path === 'string'
      ? address === `${language.prefix}${path}`
      : path.test(address.slice(language.prefix.length)),
  );
  expect(new Set(alike.map(({ language }) => language.code)).size).toBe(2);
  for (const page of alike) {
    const texts = places(page).map((place) => place?.textContent ?? '');
    expect(texts.length, page.address).toBeGreaterThan(0);
    for (const text of texts) {
      const isWanted = page.language.code === 'ar' && organization.hijriDates;
      expect(HIJRI.test(text), `${page.address}: ${text}`).toBe(isWanted);
    }
  }
});

test('programs read Gregorian dates on every page', () => {
  for (const { address, document } of pages)
    for (const time of document.querySelectorAll('time'))
      expect(time.getAttribute('datetime'), address).toMatch(/^20\d\d-\d\d-\d\d/);
});
