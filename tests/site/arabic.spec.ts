import { expect, type Page, test } from '@playwright/test';
import { type ParsedPage, parsedPages } from '#tests/support/built-pages.ts';

// What of the craft of Arabic can be read off a page: the points are those of the project's guide to it.
const pages = parsedPages().filter(({ language }) => language.code === 'ar');

const DISPLAY_LEADING = 1.25;
const TEXT_LEADING = 1.8;
const LEAST_LEADING = 1.2;

type Look = {
  text: string;
  kind: 'display' | 'text' | 'control';
  leading: number;
  letterSpacing: string;
  textTransform: string;
  fontStyle: string;
  alpha: number;
  stroke: string;
  isClipped: boolean;
};

for (const { address } of pages) {
  test(`Arabic is set as Arabic at ${address}`, async ({ page }) => {
    await page.goto(address);
    const looks = await looksOfArabic(page);
    expect(looks.length).toBeGreaterThan(50);
    const offending = (isWrong: (look: Look) => boolean) => looks.filter(isWrong);

    expect(
      offending(({ letterSpacing }) => letterSpacing !== 'normal'),
      'letters are joined: no spacing',
    ).toEqual([]);
    expect(
      offending(({ textTransform }) => textTransform !== 'none'),
      'Arabic has no case',
    ).toEqual([]);
    expect(
      offending(({ fontStyle }) => fontStyle !== 'normal'),
      'Arabic has no italic',
    ).toEqual([]);
    expect(
      offending(({ alpha }) => alpha !== 1),
      'translucent letters are darker where they join',
    ).toEqual([]);
    expect(
      offending(({ stroke }) => stroke !== '0px'),
      'outlines cut the letters apart',
    ).toEqual([]);
    expect(
      offending(({ leading }) => !(leading >= LEAST_LEADING)),
      'vowel signs need room',
    ).toEqual([]);
    expect(
      offending(({ kind, leading }) => kind === 'display' && leading < DISPLAY_LEADING),
      'display type',
    ).toEqual([]);
    expect(
      offending(({ kind, leading }) => kind === 'text' && leading < TEXT_LEADING),
      'running text',
    ).toEqual([]);
    expect(
      offending(({ isClipped }) => isClipped),
      'nothing is cut off',
    ).toEqual([]);
  });
}

for (const [rule, pattern] of [
  ['no arrow is typed: fonts of the site have none', /[←-⇿‹›➔-➾]/u],
  ['the comma, the semicolon and the question mark are Arabic', /\p{Script=Arabic}[^\S\n]*[,;?]|[,;?][^\S\n]*\p{Script=Arabic}/u],
  ['quotations stand in «»', /"\p{Script=Arabic}|\p{Script=Arabic}"/u],
  ['no word is stretched', /\u0640/u],
  ['no letter is a presentation form', /[\uFB50-\uFEFF]/u],
  ['digits are Latin', /[٠-٩۰-۹]/u],
] as const) {
  test(`in every Arabic text ${rule}`, () => {
    for (const page of pages) {
      expect(
        visibleTexts(page).filter((text) => pattern.test(text)),
        page.address,
      ).toEqual([]);
    }
  });
}

test('every Arabic text is composed, so that searching finds it', () => {
  for (const page of pages) {
    expect(
      visibleTexts(page).filter((text) => text !== text.normalize('NFC')),
      page.address,
    ).toEqual([]);
  }
});

/** Everything that a person reads or hears: texts, and the attributes that speak. */
function visibleTexts({ document }: ParsedPage): string[] {
  const spoken = ['alt', 'aria-label', 'title', 'placeholder', 'content'];
  const attributes = [...document.querySelectorAll('*')].flatMap((element) => spoken.map((name) => element.getAttribute(name)));
  const words = [...document.querySelectorAll('body *, title')].filter(({ localName }) => localName !== 'script').flatMap(ownTexts);
  return [...attributes, ...words].filter((text) => text !== null && text.trim() !== '') as string[];
}

function ownTexts({ childNodes }: Element): (string | null)[] {
  return [...childNodes].filter(({ nodeName }) => nodeName === '#text').map(({ nodeValue }) => nodeValue);
}

/** How each element with Arabic letters of its own that shows is set, those in closed menus too. */
function looksOfArabic(page: Page): Promise<Look[]> {
  return page.evaluate(() => {
    const hasOwnArabic = (element: Element) =>
      [...element.childNodes].some((node) => node instanceof Text && /[\p{Script=Arabic}&&\p{L}]/v.test(node.data));
    // Text for screen readers alone is kept in a box of a pixel, which cuts everything off: nobody sees how it is set.
    const isInPixel = (element: Element) => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { width, height } = box.getBoundingClientRect();
        const { display, overflowX, overflowY } = getComputedStyle(box);
        const isClipping = display !== 'inline' && overflowX !== 'visible' && overflowY !== 'visible';
        if (isClipping && width > 0 && width <= 1 && height > 0 && height <= 1) return true;
      }
      return false;
    };
    for (const details of document.querySelectorAll('details')) details.removeAttribute('name');
    for (const details of document.querySelectorAll('details')) details.open = true;

    return (
      [...document.body.querySelectorAll('*')]
        // Options are drawn by the browser, whatever the page says of their lines.
        .filter((element) => hasOwnArabic(element) && !isInPixel(element) && !(element instanceof HTMLOptionElement))
        .map((element) => {
          const style = getComputedStyle(element);
          const [, , , alpha] = style.color.match(/[\d.]+/g) ?? [];
          // The display face is drawn with room of its own.
          const isDisplay = /^"?Display/.test(style.fontFamily);
          const isText = element.closest('p, li, dd, td, blockquote') && !element.closest('button, .button, summary');
          const kind = isDisplay ? 'display' : isText ? 'text' : 'control';
          return {
            text: element.textContent.trim().slice(0, 40),
            kind,
            leading: Number.parseFloat(style.lineHeight) / Number.parseFloat(style.fontSize),
            letterSpacing: style.letterSpacing,
            textTransform: style.textTransform,
            fontStyle: style.fontStyle,
            alpha: Number(alpha ?? 1),
            stroke: style.getPropertyValue('-webkit-text-stroke-width'),
            isClipped: style.overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1,
          };
        })
    );
  });
}
