import {
  element,
  findElement,
  type HtmlElement,
  type HtmlNode,
  isHeading,
  textOf,
} from './html-tree.ts';
import { termList } from './term-list.ts';

/** Ways through the page, what is typed or pressed, and what is drawn: nothing of it is read. */
const LEFT_OUT = [
  'button',
  'dialog',
  'form',
  'iframe',
  'input',
  'nav',
  'noscript',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
];
/** Roles of parts that speak when something happens. */
const SILENT_ROLES = ['alert', 'log', 'search', 'status', 'toolbar'];
/** What a script fills in for a visitor, and what shares a page. */
const FOR_VISITORS = ['scripted', 'share'];
/** Stands where the page's layout alone keeps two things apart. */
const SEPARATOR = ' · ';

/**
 * What is read of a page's main part, as elements that Markdown has: the page's heading first,
 * definitions as lists with bold terms, cards and questions as headings with their text, captions
 * as paragraphs.
 */
export function readable(main: HtmlElement): HtmlElement {
  return headingFirst(
    element('div', shapeAll(main.children, [])),
    ({ tagName }) => tagName === 'h1',
  );
}

/** @param around names of the elements that these nodes are in, as addresses have them */
function shapeAll(nodes: HtmlNode[], around: string[]): HtmlNode[] {
  const kept = nodes.filter(
    (node, index) => !isLeftOut(node) && !leadsHere(node, [...around, ...nameOf(nodes[index - 1])]),
  );
  return kept.flatMap((node, index) => {
    const shaped = shape(node, around);
    return isUnspacedFrom(node, kept[index - 1])
      ? [{ type: 'text', value: SEPARATOR }, ...shaped]
      : shaped;
  });
}

function isLeftOut(node: HtmlNode): boolean {
  if (node.type !== 'element') return node.type !== 'text';
  const { tagName, properties } = node;
  const { ariaHidden, hidden, role, className, dataScripted } = properties;
  return (
    LEFT_OUT.includes(tagName) ||
    String(ariaHidden) === 'true' ||
    (hidden !== undefined && hidden !== null && hidden !== false) ||
    dataScripted !== undefined ||
    SILENT_ROLES.includes(String(role)) ||
    (Array.isArray(className) && className.some((name) => FOR_VISITORS.includes(String(name))))
  );
}

/**
 * Whether a link only leads to what it is in, or to the heading that it stands beside: its address
 * is for people to copy.
 */
function leadsHere(node: HtmlNode, here: string[]): boolean {
  return node.type === 'element' && here.includes(String(node.properties.href));
}

function nameOf(node: HtmlNode | undefined): string[] {
  return node?.type === 'element' && node.properties.id ? [`#${node.properties.id}`] : [];
}

/** Whether nothing but the style sheet keeps two parts of a line apart. */
function isUnspacedFrom(node: HtmlNode, before: HtmlNode | undefined): boolean {
  if (node.type !== 'element' || before?.type !== 'element') return false;
  return (
    node.tagName === before.tagName &&
    ['a', 'span'].includes(node.tagName) &&
    textOf(node) !== '' &&
    textOf(before) !== ''
  );
}

function shape(node: HtmlNode, around: string[]): HtmlNode[] {
  if (node.type !== 'element') return [node];
  const { tagName, properties } = node;
  const shaped = element(
    tagName,
    shapeAll(node.children, [...around, ...nameOf(node)]),
    properties,
  );
  if (tagName === 'img') return properties.alt ? [shaped] : [];
  if (isEmpty(shaped)) return tagName === 'td' || tagName === 'th' ? [shaped] : [];
  switch (tagName) {
    case 'section':
      return isHeadingAlone(shaped) ? leadingThere(shaped) : [shaped];
    case 'article':
      return [
        headingFirst(
          shaped,
          (heading) =>
            isHeading(heading) && heading.children.length === 1 && isLink(heading.children[0]),
        ),
      ];
    case 'ul':
    case 'ol':
      return shaped.children.some(hasHeading) ? headedItems(shaped) : [shaped];
    case 'dl':
      return [termList(shaped)];
    case 'summary':
      return hasHeading(shaped)
        ? shaped.children
        : [element('p', [element('strong', shaped.children)])];
    case 'figcaption':
      return [element('p', shaped.children)];
    case 'table':
      return captioned(shaped);
    case 'td':
    case 'th':
      return [element(tagName, shaped.children.flatMap(inLine), properties)];
    default:
      return [shaped];
  }
}

const isLink = (node: HtmlNode | undefined) => node?.type === 'element' && node.tagName === 'a';
const hasHeading = (node: HtmlNode) => findElement(node, isHeading) !== undefined;
const isEmpty = (node: HtmlElement) =>
  textOf(node) === '' && !findElement(node, ({ tagName }) => ['img', 'br', 'hr'].includes(tagName));

/** Whether a section lost all but its heading, most of all its form. */
function isHeadingAlone(section: HtmlElement): boolean {
  const heading = findElement(section, isHeading);
  return (
    heading !== undefined &&
    textOf(heading) === textOf(section) &&
    !findElement(section, ({ tagName }) => tagName === 'img')
  );
}

/** The heading of such a section as a link to it, where it can be led to. */
function leadingThere(section: HtmlElement): HtmlNode[] {
  const heading = findElement(section, isHeading);
  const { id } = section.properties;
  return heading && id
    ? [element(heading.tagName, [element('a', heading.children, { href: `#${id}` })])]
    : [];
}

/** Cards and steps: a list of headings is no list any more, but keeps its numbers. */
function headedItems({ tagName, children }: HtmlElement): HtmlNode[] {
  const items = children.filter((child) => child.type === 'element');
  return items.map((item, index) => {
    const { children: parts } = headingFirst(item, isHeading);
    const [first, ...rest] = parts;
    if (tagName === 'ul' || first?.type !== 'element' || !isHeading(first))
      return element('div', parts);
    return element('div', [
      element(first.tagName, [{ type: 'text', value: `${index + 1}. ` }, ...first.children]),
      ...rest,
    ]);
  });
}

/** What stands above a heading as a label comes after it. */
function headingFirst(parent: HtmlElement, isWanted: (found: HtmlElement) => boolean): HtmlElement {
  const heading = findElement(parent, isWanted);
  if (!heading || heading === parent) return parent;
  const { children, tagName, properties } = without(parent, heading);
  return element(tagName, [heading, ...children], properties);
}

function without({ tagName, children, properties }: HtmlElement, gone: HtmlElement): HtmlElement {
  const kept = children.filter((child) => child !== gone);
  return element(
    tagName,
    kept.map((child) => (child.type === 'element' ? without(child, gone) : child)),
    properties,
  );
}

/** Markdown has no captions of tables. */
function captioned(table: HtmlElement): HtmlNode[] {
  const caption = findElement(table, ({ tagName }) => tagName === 'caption');
  return caption ? [element('p', caption.children), without(table, caption)] : [table];
}

/** A cell of a Markdown table is one line. */
function inLine(node: HtmlNode): HtmlNode[] {
  return node.type === 'element' && ['div', 'p'].includes(node.tagName)
    ? node.children.flatMap(inLine)
    : [node];
}
