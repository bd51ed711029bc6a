import { languageOfPath } from '#app/i18n/language-of-path.ts';

const HEADLINES = '.masthead-words > *, .contact-words > *, .article > .note';
/**
 * Limits for shrinking a headline, so that readers do not notice the change. The spaces between
 * words lose at most `CLOSEST` hundredths of an em. The letters keep at least `SMALLEST` per cent
 * of their size.
 */
const CLOSEST = 12;
const SMALLEST = 90;
const STEP = 2;

const LATE = 'data-fonts-late';

type Headline = [element: HTMLElement, height: number];

/**
 * Replaces the system fonts when all of the page's own fonts have arrived, so that the layout
 * changes only once. Headlines keep their heights, because the text below must not move.
 */
export function showFonts(): void {
  const root = document.documentElement;
  const headlines: Headline[] = [];
  root.toggleAttribute(LATE, true);
  const show = () => {
    root.removeAttribute(LATE);
    headlines.forEach(keepHeight);
  };
  const load = () => {
    const own = new RegExp(`^"?\\w+ ${root.lang}"?$`);
    const arrived = [...document.fonts]
      .filter(({ family }) => own.test(family))
      .map((face) => face.load());
    // If a font fails to load, show the others.
    Promise.allSettled(arrived).then(() => requestAnimationFrame(show));
  };
  // Chromium delays the first paint for fonts that are requested before the body. So only fonts in
  // the browser's cache are requested now.
  const isCached = areFontsCached();
  if (isCached) load();
  addEventListener('DOMContentLoaded', () => {
    if (!isCached) load();

    // Reading the heights directly would force a layout, so use an observer.
    const observer = new ResizeObserver((entries) => {
      observer.disconnect();
      if (root.hasAttribute(LATE))
        headlines.push(
          ...entries.map(({ target }): Headline => [target as HTMLElement, target.clientHeight]),
        );
    });
    for (const element of document.querySelectorAll(HEADLINES)) observer.observe(element);
  });
  // At another width, text wraps differently, so the fixed heights would be wrong.
  addEventListener('resize', () => headlines.splice(0).forEach(letGo));
}

/** The page before this one, in the same language, has loaded the same fonts. */
function areFontsCached(): boolean {
  const [, before] = document.referrer.split(location.origin);
  return !!before && languageOfPath(before).code === document.documentElement.lang;
}

function keepHeight([element, height]: Headline): void {
  const { style } = element;
  if (element.clientHeight === height) return;
  const isTooHigh = () => element.clientHeight > height;
  for (let closer = STEP; isTooHigh() && closer <= CLOSEST; closer += STEP)
    style.wordSpacing = `-${closer}e-2em`;
  // In a headline of two words, less word spacing saves little, so shrink the letters, too.
  const { fontSize } = getComputedStyle(element);
  for (let size = 100 - STEP; isTooHigh() && size >= SMALLEST; size -= STEP)
    style.fontSize = `calc(${fontSize} * ${size} / 100)`;
  style.minHeight = `${height}px`;
}

function letGo([element]: Headline): void {
  element.removeAttribute('style');
}
