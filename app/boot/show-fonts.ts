/** Text at the top of a page. A change in its height moves everything below. */
const HEADLINES = '.masthead-words > *, .article > .note';
/**
 * The limits of the adjustment, so small that a reader does not notice it: word spacing is reduced
 * by at most this many hundredths of an em, and the font size to no less than this percentage.
 */
const CLOSEST = 12;
const SMALLEST = 90;
const STEP = 2;

/** Set on the document until its own fonts have arrived. */
const LATE = 'data-fonts-late';

type Headline = [element: HTMLElement, height: number];

/**
 * Shows both of the page's own fonts in one frame, so that the page is laid out once. Fallback
 * fonts of adjusted size stand in until then, but a word may still wrap differently. The headlines
 * therefore keep their height: one that would be lower gets a minimum height, and one that would
 * be higher gets less word spacing and smaller letters.
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

    // The observer reports sizes after the browser's own layout. Reading them here would force
    // one.
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
  // Word spacing barely shortens a headline of two words, so the letters become smaller.
  const { fontSize } = getComputedStyle(element);
  for (let size = 100 - STEP; isTooHigh() && size >= SMALLEST; size -= STEP)
    style.fontSize = `calc(${fontSize} * ${size} / 100)`;
  style.minHeight = `${height}px`;
}

function letGo([element]: Headline): void {
  element.removeAttribute('style');
}
