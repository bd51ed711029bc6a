import { diffArrays } from 'diff';
import type { MarkdownNode, MarkdownTree } from '#app/ui/markdown-tree.ts';
import { plainTextOf } from '#app/ui/markdown-tree.ts';

export type Change = { kind: 'same' | 'removed' | 'added'; text: string };
type Tag = 'h2' | 'h3' | 'p' | 'li';
type Block = { tag: Tag; text: string };
export type ChangedBlock = { tag: Tag; changes: Change[] };

/** With at least this share of common words, two paragraphs count as one changed paragraph. */
const LEAST_LIKENESS = 0.4;

/** Compares paragraph by paragraph, and changed paragraphs word by word. */
export function textChanges(before: MarkdownTree, after: MarkdownTree): ChangedBlock[] {
  const pairs = align(blocksOf(before.nodes), blocksOf(after.nodes), likeness);
  return pairs.map(([old, current]) => ({
    tag: (current ?? old)?.tag ?? 'p',
    changes: wordChanges(old?.text ?? '', current?.text ?? ''),
  }));
}

/** @internal exported for its test */
export function wordChanges(before: string, after: string): Change[] {
  const isSame = (old: string, current: string) => old.trim() === current.trim();
  const changes = diffArrays(wordsOf(before), wordsOf(after), { comparator: isSame });
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}

function wordsOf(text: string): string[] {
  return text.match(/\S+\s*/g) ?? [];
}

function blocksOf(nodes: readonly MarkdownNode[]): Block[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const [tag, children] = node;
    if (tag === 'ul' || tag === 'ol') return children.map((item) => block('li', item));
    if (tag === 'table') return children.map((row) => ({ tag: 'p', text: cellsOf(row) }));
    if (tag === 'h2' || tag === 'h3') return [block(tag, node)];
    return tag === 'hr' ? [] : [block('p', node)];
  });
}

function block(tag: Tag, node: MarkdownNode): Block {
  return { tag, text: plainTextOf(node).trim() };
}

function cellsOf(row: MarkdownNode): string {
  return typeof row === 'string' ? row : row[1].map((cell) => plainTextOf(cell).trim()).join(' · ');
}

/** The share of words that two blocks have in common. A low share counts as 0. */
function likeness(one: Block, other: Block): number {
  if (one.tag !== other.tag) return 0;
  const words = new Set(one.text.split(/\s+/));
  const others = new Set(other.text.split(/\s+/));
  const common = [...words].filter((word) => others.has(word)).length;
  const share = (2 * common) / (words.size + others.size);
  return share >= LEAST_LIKENESS ? share : 0;
}

type Pair<Item> = readonly [before: Item | undefined, after: Item | undefined];

/** Pairs items in order, so that the sum of likenesses is as high as possible. */
function align<Item>(
  before: readonly Item[],
  after: readonly Item[],
  likeness: (one: Item, other: Item) => number,
): Pair<Item>[] {
  const width = after.length + 1;
  // `bestAt(i, j)` is the highest sum of likenesses for before.slice(i) and after.slice(j).
  const best = new Float64Array((before.length + 1) * width);
  const bestAt = (i: number, j: number) => best[i * width + j] ?? 0;
  const pairedAt = (i: number, j: number) => {
    const [one, other] = [before[i], after[j]];
    const alike = one === undefined || other === undefined ? 0 : likeness(one, other);
    return alike > 0 ? alike + bestAt(i + 1, j + 1) : 0;
  };
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      best[i * width + j] = Math.max(bestAt(i + 1, j), bestAt(i, j + 1), pairedAt(i, j));

  const pairs: Pair<Item>[] = [];
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    const sum = bestAt(i, j);
    if (sum > 0 && sum === pairedAt(i, j)) pairs.push([before[i++], after[j++]]);
    else if (j === after.length || (i < before.length && sum === bestAt(i + 1, j)))
      pairs.push([before[i++], undefined]);
    else pairs.push([undefined, after[j++]]);
  }
  return pairs;
}
