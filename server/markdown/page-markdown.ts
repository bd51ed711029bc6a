import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { frontMatter } from './front-matter.ts';
import {
  element,
  findElement,
  type HtmlElement,
  type HtmlRoot,
  parseHtml,
  textOf,
} from './html-tree.ts';
import { readable } from './readable.ts';

const writer = unified()
  .use(rehypeRemark)
  // Columns made even with blanks say nothing to a program, and in Arabic they are not even.
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-', resourceLink: true })
  .freeze();

/**
 * A page as Markdown (GitHub's): facts of its head as YAML, then what is read in its main part,
 * headed by its heading. Addresses are absolute.
 * @param html the whole page, as it was rendered
 * @returns undefined where the page is not one that search engines may know
 */
export function markdownOfPage(html: string): string | undefined {
  const page = parseHtml(html);
  const first = (tagName: string, name?: string, value?: string) =>
    findElement(
      page,
      (found) =>
        found.tagName === tagName &&
        (name === undefined || String(found.properties[name]) === value),
    );
  const main = first('main');
  const url = attribute(first('link', 'rel', 'canonical'), 'href');
  const robots = attribute(first('meta', 'name', 'robots'), 'content');
  if (!main || !url || robots === undefined || robots.includes('noindex')) return undefined;

  const title = first('title');
  const facts = {
    title: title && textOf(title),
    description: attribute(first('meta', 'name', 'description'), 'content'),
    url,
    language: attribute(first('html'), 'lang'),
    updated: attribute(first('meta', 'property', 'article:modified_time'), 'content'),
  };
  const content: HtmlRoot = {
    type: 'root',
    children: [element('base', [], { href: url }), readable(main)],
  };
  return `${frontMatter(facts)}\n${writer.stringify(writer.runSync(content))}`;
}

function attribute(found: HtmlElement | undefined, name: string): string | undefined {
  const value = found?.properties[name];
  return value === undefined || value === null ? undefined : String(value);
}
