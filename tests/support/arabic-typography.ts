import type { Page } from '@playwright/test';

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

/** The rules of setting Arabic that can be read off a page. Each names the elements that break it. */
const RULES: Record<string, (look: Look) => boolean> = {
  'letters are joined, so there is no letter spacing': ({ letterSpacing }) => letterSpacing === 'normal',
  'Arabic has no upper case': ({ textTransform }) => textTransform === 'none',
  'Arabic has no italic': ({ fontStyle }) => fontStyle === 'normal',
  'letters are opaque: translucent ones are darker where they join': ({ alpha }) => alpha === 1,
  'letters have no outline, which would cut them apart': ({ stroke }) => stroke === '0px',
  'vowel signs have room': ({ leading }) => leading >= LEAST_LEADING,
  'display type has its leading': ({ kind, leading }) => kind !== 'display' || leading >= DISPLAY_LEADING,
  'running text has its leading': ({ kind, leading }) => kind !== 'text' || leading >= TEXT_LEADING,
  'nothing is cut off': ({ isClipped }) => !isClipped,
};

/**
 * Checks how a page sets its Arabic, closed menus included, which it opens.
 * @returns what breaks which rule, and how many elements were read
 */
export async function arabicTypography(page: Page): Promise<{ faults: string[]; elements: number }> {
  const looks = await looksOfArabic(page);
  const faults = Object.entries(RULES).flatMap(([rule, holds]) =>
    looks.filter((look) => !holds(look)).map((look) => `${rule}: ${JSON.stringify(look)}`),
  );
  return { faults, elements: looks.length };
}

/** How each visible element with Arabic letters of its own is set. */
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
