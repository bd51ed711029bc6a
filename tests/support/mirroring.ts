// These functions compare an Arabic page with its English page. They run in the page, so they can
// use nothing else from this file.

/** In both languages, the first lines of these texts begin at the same place, but mirrored. */
export const TEXTS = [
  'main h1',
  '.masthead .lead',
  '.eyebrow',
  '.section > h2',
  '.card h3',
  '.card > .note',
  '.session h3',
  '.session-facts',
  '.facts dt',
  '.facts dd',
  '.prose > p',
  '.prose > h2',
  '.prose li',
  '.step-list h3',
  '.milestones dd',
  '.question-list h3',
  '.page-contents li',
  '.docs-contents li',
  '.field label',
  '.chart th[scope="row"]',
  '.table-scroller th',
  '.share > span',
  '.footer-blurb',
  '.site-footer h2',
];
/** In both languages, the boxes of these elements begin at the same place, but mirrored. */
export const BOXES = [
  '.site-header .brand',
  '.masthead-actions > :first-child',
  '.callout',
  '.field input:not([type="radio"])',
  '.field textarea',
  '.form-end > button',
  '.chart td:has(.chart-bar)',
  '.unit-chart',
  '.social-links > li',
];

export type Edges = Record<string, number>;

/**
 * Returns the distance from the start of the page's column to the first visible match of each
 * selector, as a share of the column's width.
 */
export function startEdges({ texts, boxes }: { texts: string[]; boxes: string[] }): Edges {
  const isRtl = getComputedStyle(document.documentElement).direction === 'rtl';
  const firstLine = (element: Element): DOMRect[] => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
    const first = rects[0];
    return first ? rects.filter(({ bottom, top }) => bottom > first.top && top < first.bottom) : [];
  };
  const edgeOf = (selector: string, rectsOf: (element: Element) => DOMRect[]) => {
    const element = [...document.querySelectorAll(selector)].find(
      (candidate) => candidate.checkVisibility() && rectsOf(candidate).length > 0,
    );
    const column = element?.closest('.wrap');
    if (!element || !column) return [];
    const rects = rectsOf(element);
    const style = getComputedStyle(column);
    const [left, right] = [
      Number.parseFloat(style.paddingLeft),
      Number.parseFloat(style.paddingRight),
    ];
    // A column without a box of its own has the width of its parent.
    const box = style.display === 'contents' ? column.parentElement : column;
    const frame = (box ?? column).getBoundingClientRect();
    const distance = isRtl
      ? frame.right - right - Math.max(...rects.map((rect) => rect.right))
      : Math.min(...rects.map((rect) => rect.left)) - frame.left - left;
    return [[selector, distance / (frame.width - left - right)] as const];
  };
  return Object.fromEntries([
    ...texts.flatMap((selector) => edgeOf(selector, firstLine)),
    ...boxes.flatMap((selector) => edgeOf(selector, (element) => [...element.getClientRects()])),
  ]);
}

/**
 * Elements that stand at the end of a row but come before their neighbour in the document, such as
 * tables of contents.
 */
export const BEFORE_TEXT = [
  '.docs-contents',
  '.margin-note',
  '.contact-form',
  '.job-card',
  '.news-year > .year',
  '.landing-chart > .landing-head',
  '.step-last > .closing-sign',
].join(', ');

/** Returns neighbours in a row that stand in the wrong order for the reading direction. */
export function rowsOutOfOrder(beforeText: string): string[] {
  const { direction } = getComputedStyle(document.documentElement);
  const isPlaced = (element: Element) => {
    const { position, display } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const isInFlow = !/absolute|fixed/.test(position) && !/^inline$|contents/.test(display);
    return isInFlow && element.checkVisibility() && width > 1 && height > 1;
  };
  const wrong: string[] = [];
  for (const parent of document.body.querySelectorAll('*')) {
    if (parent.closest('svg') || getComputedStyle(parent).direction !== direction) continue;
    const children = [...parent.children].filter(isPlaced);
    for (const [index, child] of children.entries()) {
      const next = children[index + 1];
      if (!next || child.matches(beforeText)) continue;
      const [one, other] = [child.getBoundingClientRect(), next.getBoundingClientRect()];
      const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (shared < Math.min(one.height, other.height) / 2) continue;
      const [first, second] = direction === 'rtl' ? [other, one] : [one, other];
      if (first.left >= second.right - 1) wrong.push(`${child.outerHTML} before ${next.outerHTML}`);
    }
  }
  return wrong.map((pair) => pair.slice(0, 300));
}

/**
 * Returns the steps of the Tab key against the reading direction, and controls with a positive
 * tabindex.
 */
export function focusAgainstReading(beforeText: string): string[] {
  const isRtl = getComputedStyle(document.documentElement).direction === 'rtl';
  // Move sticky bars to their places in the page, because the focus follows these places.
  for (const box of document.querySelectorAll<HTMLElement>('body *'))
    if (getComputedStyle(box).position === 'sticky') box.style.inset = 'auto';
  const all = [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea')];
  const more = [...document.querySelectorAll<HTMLElement>('summary, [tabindex]')];
  const controls = [...new Set([...all, ...more])]
    .filter((control) => control.tabIndex >= 0 && !control.matches(':disabled, [type="hidden"]'))
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => control.getBoundingClientRect().width > 1)
    .toSorted((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
  const nameOf = (control: HTMLElement) => control.outerHTML.slice(0, 100);
  const ownOrder = controls.filter(({ tabIndex }) => tabIndex > 0).map(nameOf);
  const against = controls.flatMap((control, index) => {
    const next = controls[index + 1];
    // A link in a text may begin in one line and end in the next line.
    const here = [...control.getClientRects()].at(-1);
    const there = next?.getClientRects()[0];
    if (!next || !here || !there) return [];
    const list = control.closest(beforeText);
    if (list && !list.contains(next)) return [];
    const isLower = there.top >= here.bottom - 1 || there.top > here.top + here.height / 2;
    const isFurther = isRtl ? there.right < here.right : there.left > here.left;
    return isLower || isFurther ? [] : [`${nameOf(control)} then ${nameOf(next)}`];
  });
  return [...ownOrder, ...against];
}

/** For each selector, returns whether the page mirrors the visible matches. */
export function mirrored(selectors: string[]): Record<string, boolean> {
  const isMirrored = (element: Element) => {
    let sign = 1;
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { scale, transform } = getComputedStyle(box);
      if (scale.startsWith('-')) sign = -sign;
      if (new DOMMatrix(transform).a < 0) sign = -sign;
    }
    return sign < 0;
  };
  return Object.fromEntries(
    selectors.flatMap((selector) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility())
        .map((element, index) => [`${selector} ${index + 1}`, isMirrored(element)]),
    ),
  );
}

/** Returns the distance of each bar from the start of its chart, in pixels. */
export function barStarts(): number[] {
  const isRtl = getComputedStyle(document.documentElement).direction === 'rtl';
  return [...document.querySelectorAll('.chart-bar')].map((bar) => {
    const [inner, outer] = [bar, bar.parentElement as Element].map((box) =>
      box.getBoundingClientRect(),
    );
    if (!inner || !outer) return Number.NaN;
    return isRtl ? outer.right - inner.right : inner.left - outer.left;
  });
}

/** Returns the distance of each step's number from the start of its text, in pixels. */
export function stepNumbers(): number[] {
  const isRtl = getComputedStyle(document.documentElement).direction === 'rtl';
  return [...document.querySelectorAll('.step-list > li')].map((step) => {
    const { left, right } = getComputedStyle(step, '::before');
    return Number.parseFloat(isRtl ? right : left);
  });
}

/**
 * Returns texts that begin before the start edge of the window, where nobody can scroll. Code is
 * written from left to right, and scrolls to the right, also on Arabic pages.
 */
export function cutOffAtStart(): string[] {
  const root = document.documentElement;
  const { clientWidth } = root;
  return [...document.body.querySelectorAll('*')]
    .filter((element) => !element.closest('svg, [aria-hidden="true"]'))
    .filter((element) => element.checkVisibility() && element.textContent.trim() !== '')
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const isRtl = getComputedStyle(element.closest('pre') ?? root).direction === 'rtl';
      return width > 1 && (isRtl ? right > clientWidth + 1 : left < -1);
    })
    .map((element) => element.outerHTML.slice(0, 120));
}
