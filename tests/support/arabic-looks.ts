const DISPLAY_LEADING = 1.25;
const TEXT_LEADING = 1.8;
const LEAST_LEADING = 1.2;

export type Look = {
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

const RULES: Record<string, (look: Look) => boolean> = {
  'letters are joined: no spacing': ({ letterSpacing }) => letterSpacing === 'normal',
  'Arabic has no case': ({ textTransform }) => textTransform === 'none',
  'Arabic has no italic': ({ fontStyle }) => fontStyle === 'normal',
  'translucent letters are darker where they join': ({ alpha }) => alpha === 1,
  'outlines cut the letters apart': ({ stroke }) => stroke === '0px',
  'vowel signs need room': ({ leading }) => leading >= LEAST_LEADING,
  'display type needs room between its lines': ({ kind, leading }) =>
    kind !== 'display' || leading >= DISPLAY_LEADING,
  'running text needs room between its lines': ({ kind, leading }) =>
    kind !== 'text' || leading >= TEXT_LEADING,
  'nothing is cut off': ({ isClipped }) => !isClipped,
};

export function brokenRules(looks: Look[]): Record<string, Look[]> {
  const broken = Object.entries(RULES).map(
    ([rule, isKept]) => [rule, looks.filter((look) => !isKept(look))] as const,
  );
  return Object.fromEntries(broken.filter(([, offending]) => offending.length > 0));
}

/** Returns the style of each element that directly contains Arabic text. Runs in the page. */
export function looksOfArabic(): Look[] {
  const hasOwnArabic = (element: Element) =>
    [...element.childNodes].some(
      (node) => node instanceof Text && /[\p{Script=Arabic}&&\p{L}]/v.test(node.data),
    );
  // Visually hidden text is in a box of one pixel, so its style does not matter.
  const isInPixel = (element: Element) => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { width, height } = box.getBoundingClientRect();
      const { display, overflowX, overflowY } = getComputedStyle(box);
      const isClipping = display !== 'inline' && overflowX !== 'visible' && overflowY !== 'visible';
      if (isClipping && width > 0 && width <= 1 && height > 0 && height <= 1) return true;
    }
    return false;
  };
  const rootSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  for (const details of document.querySelectorAll('details')) details.removeAttribute('name');
  for (const details of document.querySelectorAll('details')) details.open = true;

  return (
    [...document.body.querySelectorAll('*')]
      // Leave out options, because the browser sets their line height.
      .filter(
        (element) =>
          hasOwnArabic(element) && !isInPixel(element) && !(element instanceof HTMLOptionElement),
      )
      .map((element) => {
        const style = getComputedStyle(element);
        const [, , , alpha] = style.color.match(/[\d.]+/g) ?? [];
        // Large figures are display type, too, although they have the typeface of the text.
        const isFigure =
          style.fontWeight === '600' && Number.parseFloat(style.fontSize) > 1.1 * rootSize;
        const isDisplay = isFigure || /^"?Display/.test(style.fontFamily);
        const isText =
          element.closest('p, li, dd, td, blockquote') &&
          !element.closest('button, .button, summary');
        const kind = isDisplay ? 'display' : isText ? 'text' : 'control';
        return {
          text: element.textContent.trim().slice(0, 40),
          kind,
          // Firefox rounds line heights to fractions of a pixel.
          leading:
            Math.round(
              (Number.parseFloat(style.lineHeight) / Number.parseFloat(style.fontSize)) * 100,
            ) / 100,
          letterSpacing: style.letterSpacing,
          textTransform: style.textTransform,
          fontStyle: style.fontStyle,
          alpha: Number(alpha ?? 1),
          stroke: style.getPropertyValue('-webkit-text-stroke-width'),
          isClipped:
            style.overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1,
        };
      })
  );
}
