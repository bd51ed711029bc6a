import { documentOf } from './document-of.ts';

const REFERENCES = [
  'for',
  'list',
  'form',
  'headers',
  'popovertarget',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'aria-details',
  'aria-errormessage',
  'aria-activedescendant',
];

const INTERACTIVE =
  'a[href], button, input:not([type="hidden"]), select, textarea, label, details, iframe';
const HEADINGS = 'h1, h2, h3, h4, h5, h6';
const FLOW = `${HEADINGS}, p, div, ul, ol, dl, table, section, article, aside, nav, header, footer, main, form, blockquote, pre, figure`;
const FORBIDDEN_INSIDE: readonly [outer: string, inner: string][] = [
  ['a', INTERACTIVE],
  ['button', `${INTERACTIVE}, ${FLOW}`],
  ['label', `label, ${FLOW}`],
  [`${HEADINGS}, p, span, b, em, strong, small, time, cite, abbr`, FLOW],
  ['dt', `header, footer, section, article, ${HEADINGS}`],
  ['main, header, footer', 'main'],
];
const ONLY_INSIDE: readonly [element: string, parents: string][] = [
  ['li', 'ul, ol, menu'],
  ['dt, dd', 'dl, div'],
  ['summary', 'details'],
  ['legend', 'fieldset'],
  ['figcaption', 'figure'],
];

const VOID = [
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
];
/** Matches a tag. The renderer escapes ">" in attributes. */
const TAG = /<(\/?)([a-z][\w-]*)(?:\s[^>]*?)?(\/?)>/gi;
/** Matches the start tag and the content of elements that can contain only text. */
const HELD_TEXT = /(<(script|style|title|textarea)\b[^>]*>)[\s\S]*?(?=<\/\2>)/gi;

/**
 * Returns faults that are found without the Nu HTML checker, such as duplicate ids and misplaced
 * elements.
 */
export function parseFaults(html: string): string[] {
  const errors: string[] = [];
  const document = documentOf(html, ({ startLine, startCol, code }) =>
    errors.push(`${startLine}:${startCol} ${code}`),
  );
  return [
    ...errors,
    ...tagFaults(html, document),
    ...idFaults(document),
    ...nestingFaults(document),
  ];
}

/** Returns missing and misplaced tags. Parsers correct some of them without an error. */
function tagFaults(html: string, document: Document): string[] {
  const opened = new Map<string, number>();
  const closed = new Map<string, number>();
  const add = (counts: Map<string, number>, name: string) =>
    counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const [, end, name = '', selfClosed] of html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(HELD_TEXT, '$1')
    .matchAll(TAG)) {
    const tag = name.toLowerCase();
    if (!end) add(opened, tag);
    if (end || selfClosed || VOID.includes(tag)) add(closed, tag);
  }
  const there = new Map<string, number>();
  for (const { localName } of document.querySelectorAll('*')) add(there, localName.toLowerCase());
  return [...new Set([...opened.keys(), ...closed.keys(), ...there.keys()])].flatMap((name) => {
    const [starts = 0, ends = 0, elements = 0] = [
      opened.get(name),
      closed.get(name),
      there.get(name),
    ];
    return starts === ends && starts === elements
      ? []
      : [`<${name}>: ${starts} opened, ${ends} closed, ${elements} in the document`];
  });
}

function idFaults(document: Document): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  const known = new Set(ids);
  const named = REFERENCES.flatMap((attribute) =>
    [...document.querySelectorAll(`[${attribute}]`)].flatMap((element) =>
      (element.getAttribute(attribute) ?? '')
        .split(/\s+/)
        .flatMap((id) => (known.has(id) ? [] : [`${attribute}="${id}" names nothing`])),
    ),
  );
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `id="${id}" stands twice`),
    ...named,
  ];
}

function nestingFaults(document: Document): string[] {
  const forbidden = FORBIDDEN_INSIDE.flatMap(([outer, inner]) =>
    [...document.querySelectorAll(`:is(${outer}) :is(${inner})`)].map(
      (child) => [child.parentElement?.closest(outer), child] as const,
    ),
  );
  const stray = ONLY_INSIDE.flatMap(([element, parents]) =>
    [...document.querySelectorAll(`:not(${parents}) > :is(${element})`)].map(
      (child) => [child.parentElement, child] as const,
    ),
  );
  return [...forbidden, ...stray].map(
    ([outer, inner]) =>
      `<${inner.localName}> may not stand in <${outer?.localName}>: ${inner.outerHTML.slice(0, 120)}`,
  );
}
