/**
 * A text that stands in for a missing translation travels inside a left-to-right isolate (U+2066 … U+2069): its
 * direction is then right even where no markup can be, as in a title or an alternative text, and whoever renders it
 * as an element can tell that its language differs from the page's.
 */
const START = '\u2066';
const END = '\u2069';

/** Marks a text of the first language as standing in for a missing translation. */
export function markFallback(text: string): string {
  return `${START}${text}${END}`;
}

export function isFallback(text: string): boolean {
  return text.startsWith(START) && text.endsWith(END);
}

/** The text without its mark. */
export function unmark(text: string): string {
  return isFallback(text) ? text.slice(START.length, -END.length) : text;
}

/**
 * Props that put a text of the content into an element: its words, and its own language and direction where it
 * stands in for a missing translation. Used as `<h2 {...say(page.heading)} />`.
 */
export function say(text: string): { children: string; lang?: string; dir?: 'ltr' } {
  return isFallback(text) ? { children: unmark(text), lang: 'en', dir: 'ltr' } : { children: text };
}
