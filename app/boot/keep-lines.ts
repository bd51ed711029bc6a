/** What stands above all else on a page: a line more or less of it moves everything. */
const HEADLINES = '.masthead-words > *, .article > .note';
/** How much closer words may stand, in hundredths of the letters' size, and how much smaller letters may be: a reader sees no more. */
const CLOSEST = 12;
const SMALLEST = 90;
const STEP = 2;

type Headline = [element: HTMLElement, height: number];

/**
 * Web fonts take the place of the reader's own, which are sized to them; still a word may come to stand on another line.
 * Where that makes a line less its place stays empty, and where it makes one more the words move closer, before
 * anybody sees it.
 */
export function keepLines(): void {
  addEventListener('DOMContentLoaded', () => {
    // Told of sizes when the page has been laid out anyway: asking for them would lay it out once more.
    const observer = new ResizeObserver((entries) => {
      observer.disconnect();
      const headlines = entries.map(({ target }): Headline => [target as HTMLElement, target.clientHeight]);
      // The fonts' own events come after the frame that shows them first.
      const keep = () => {
        headlines.forEach(keepHeight);
        if (document.fonts.status === 'loading') requestAnimationFrame(keep);
      };
      keep();
      // In a window of another width the text has other lines.
      addEventListener('resize', () => headlines.splice(0).forEach(letGo));
    });
    for (const element of document.querySelectorAll(HEADLINES)) observer.observe(element);
  });
}

function keepHeight([element, height]: Headline): void {
  const { style } = element;
  if (element.clientHeight === height) return;
  const isTooHigh = () => element.clientHeight > height;
  for (let closer = STEP; isTooHigh() && closer <= CLOSEST; closer += STEP) style.wordSpacing = `-${closer}e-2em`;
  // A title of two words has one space.
  const { fontSize } = getComputedStyle(element);
  for (let size = 100 - STEP; isTooHigh() && size >= SMALLEST; size -= STEP) style.fontSize = `calc(${fontSize} * ${size} / 100)`;
  style.minHeight = `${height}px`;
}

function letGo([element]: Headline): void {
  element.removeAttribute('style');
}
