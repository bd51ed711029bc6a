import type { MarkdownNode, MarkdownTree } from '#app/ui/markdown-tree.ts';
import { isRecord, type Keys, type Problem, type SourceFile } from './source-file.ts';

/** Copies the ids of the original's headings, so that links to a heading work in every language. */
export function takeHeadingIds(
  original: unknown,
  translated: unknown,
  file: string,
  translation?: SourceFile,
): { value: unknown; problems: Problem[] } {
  const problems: Problem[] = [];
  const take = (from: unknown, to: unknown, keys: Keys): unknown => {
    if (isMarkdown(from) && isMarkdown(to)) {
      const [wanted, found] = [headingsIn(from.nodes), headingsIn(to.nodes)];
      if (levels(wanted) === levels(found))
        return { ...to, nodes: withIds(to.nodes, wanted.map(([, , id]) => id).values()) };
      problems.push({
        file,
        line: translation?.lineOf(keys) ?? 1,
        key: keys.join('.'),
        expected: `the headings of the original: ${levels(wanted)}`,
        received: levels(found),
      });
      return to;
    }
    if (Array.isArray(from) && Array.isArray(to))
      return to.map((item, index) => take(from[index], item, [...keys, index]));
    if (isRecord(from) && isRecord(to))
      return Object.fromEntries(
        Object.entries(to).map(([key, item]) => [key, take(from[key], item, [...keys, key])]),
      );
    return to;
  };
  return { value: take(original, translated, []), problems };
}

type Element = Exclude<MarkdownNode, string>;

function headingsIn(nodes: MarkdownNode[]): Element[] {
  return nodes.flatMap((node) =>
    typeof node === 'string' ? [] : isHeading(node) ? [node] : headingsIn(node[1]),
  );
}

function withIds(nodes: MarkdownNode[], ids: Iterator<string | undefined>): MarkdownNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    const [tag, children, ...others] = node;
    if (isHeading(node)) return [tag, children, ids.next().value ?? others[0] ?? ''];
    return [tag, withIds(children, ids), ...others];
  });
}

function levels(headings: Element[]): string {
  const marks = headings.map(([tag]) => (tag === 'h2' ? '##' : '###'));
  return marks.length > 0 ? `${marks.length} (${marks.join(' ')})` : 'none';
}

function isHeading([tag]: Element): boolean {
  return tag === 'h2' || tag === 'h3';
}

function isMarkdown(value: unknown): value is MarkdownTree {
  return isRecord(value) && Array.isArray(value.nodes) && typeof value.fallback === 'boolean';
}
