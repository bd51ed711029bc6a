const HEADLINES = '.masthead-words > *, .article > .note';
/** Unnoticed limits of the adjustment: word spacing in -em/100, and font size in percent. */
const CLOSEST = 12;
const SMALLEST = 90;
const STEP = 2;

/** The attribute of a document whose own fonts have not arrived. */
const LATE = 'data-fonts-late';

type Headline = [element: HTMLElement, height: number];

/**
 * Shows both of the page's own fonts in one frame, so that the page is laid out once. Words may wrap
 * differently than in the fallback fonts. Therefore a headline keeps its height, by a minimum
 * height, or by less word spacing and smaller letters.
 */
export function showFonts(): void {
  const root = document.documentElement;
  const headlines: Headline[] = [];
  root.toggleAttribute(LATE, true);
  const show = () => {
    root.removeAttribute(LATE);
    headlines.forEach(keepHeight);
  };
  // Chromium delays the first paint for fonts that are requested before the body exists.
  addEventListener('DOMContentLoaded', () => {
    const own = new RegExp(`^"?\\w+ ${root.lang}"?$`);
    const arrived = [...document.fonts]
      .filter(({ family }) => own.test(family))
      .map((face) => face.load());
    // A font that fails to load must not delay the other.
    Promise.allSettled(arrived).then(() => requestAnimationFrame(show));

    // Reading the sizes here would force a layout.
    const observer = new ResizeObserver((entries) => {
      observer.disconnect();
      if (root.hasAttribute(LATE))
        headlines.push(
          ...entries.map(({ target }): Headline => [target as HTMLElement, target.clientHeight]),
        );
    });
    for (const element of document.querySelectorAll(HEADLINES)) observer.observe(element);
  });
  // Text wraps differently at another width.
  addEventListener('resize', () => headlines.splice(0).forEach(letGo));
}

function keepHeight([element, height]: Headline): void {
  const { style } = element;
  if (element.clientHeight === height) return;
  const isTooHigh = () => element.clientHeight > height;
  for (let closer = STEP; isTooHigh() && closer <= CLOSEST; closer += STEP)
    style.wordSpacing = `-${closer}e-2em`;
  // Word spacing barely shortens a headline of two words.
  const { fontSize } = getComputedStyle(element);
  for (let size = 100 - STEP; isTooHigh() && size >= SMALLEST; size -= STEP)
    style.fontSize = `calc(${fontSize} * ${size} / 100)`;
  style.minHeight = `${height}px`;
}

function letGo([element]: Headline): void {
  element.removeAttribute('style');
}
