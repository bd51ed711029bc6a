/** What stands above all else on a page: a line more or less of it moves everything. */
const HEADLINES = '.masthead-words > *, .article > .note';
/**
 * How much closer words may stand, in hundredths of the letters' size, and how much smaller letters
 * may be: a reader sees no more.
 */
const CLOSEST = 12;
const SMALLEST = 90;
const STEP = 2;

/** On the document while its own fonts have not arrived. */
const LATE = 'data-fonts-late';

type Headline = [element: HTMLElement, height: number];

/**
 * Shows the page's own fonts when both have arrived, in one frame that lays the page out once.
 * Until then the reader's own stand in, which are sized to them; still a word may come to stand on
 * another line. Where that makes a line less its place stays empty, and where it makes one more the
 * words move closer, before anybody sees it.
 */
export function showFonts(): void {
  const root = document.documentElement;
  const headlines: Headline[] = [];
  root.toggleAttribute(LATE, true);
  const show = () => {
    root.removeAttribute(LATE);
    headlines.forEach(keepHeight);
  };
  // Chromium holds back the first paint for fonts that are asked for before there is a body.
  addEventListener('DOMContentLoaded', () => {
    const own = new RegExp(`^"?\\w+ ${root.lang}"?$`);
    const arrived = [...document.fonts]
      .filter(({ family }) => own.test(family))
      .map((face) => face.load());
    // One that cannot be had keeps nobody waiting for the other.
    Promise.allSettled(arrived).then(() => requestAnimationFrame(show));

    // Told of sizes when the page has been laid out anyway: asking for them would lay it out once
    // more.
    const observer = new ResizeObserver((entries) => {
      observer.disconnect();
      if (root.hasAttribute(LATE))
        headlines.push(
          ...entries.map(({ target }): Headline => [target as HTMLElement, target.clientHeight]),
        );
    });
    for (const element of document.querySelectorAll(HEADLINES)) observer.observe(element);
  });
  // In a window of another width the text has other lines.
  addEventListener('resize', () => headlines.splice(0).forEach(letGo));
}

function keepHeight([element, height]: Headline): void {
  const { style } = element;
  if (element.clientHeight === height) return;
  const isTooHigh = () => element.clientHeight > height;
  for (let closer = STEP; isTooHigh() && closer <= CLOSEST; closer += STEP)
    style.wordSpacing = `-${closer}e-2em`;
  // A title of two words has one space.
  const { fontSize } = getComputedStyle(element);
  for (let size = 100 - STEP; isTooHigh() && size >= SMALLEST; size -= STEP)
    style.fontSize = `calc(${fontSize} * ${size} / 100)`;
  style.minHeight = `${height}px`;
}

function letGo([element]: Headline): void {
  element.removeAttribute('style');
}
