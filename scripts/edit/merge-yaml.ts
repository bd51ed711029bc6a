import { isDeepStrictEqual } from 'node:util';
import {
  Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isRecord, type Value } from '../content/source-file.ts';
import { placesBefore } from './places-before.ts';

type Edit = { start: number; end: number; text: string };
type Entry = { start: number; end: number; node: unknown };

/** The longest line, in columns, as in all files of the content. */
const COLUMNS = 100;

/**
 * Changes values in a YAML source. Entries with the same value keep their text, so their comments,
 * quotation marks and line breaks stay.
 */
export function mergeYaml(source: string, value: { [key: string]: Value }): string {
  const document = parseDocument(source);
  const edits = isMap(document.contents) ? mapEdits(document.contents, value, source) : [];
  const merged = applied(edits, source);
  return isDeepStrictEqual(parseDocument(merged).toJS(), value) ? merged : rewrite(document, value);
}

/** Writes the whole document again, if edits are not enough. Comments of remaining keys stay. */
function rewrite(document: Document, value: { [key: string]: Value }): string {
  for (const key of Object.keys(document.toJS() ?? {})) if (!(key in value)) document.delete(key);
  for (const [key, item] of Object.entries(value))
    if (!isDeepStrictEqual(plain(document.get(key, true)), item)) document.set(key, item);
  return document.toString({ lineWidth: COLUMNS, flowCollectionPadding: false });
}

function mapEdits(map: YAMLMap, value: { [key: string]: Value }, source: string): Edit[] {
  const edits: Edit[] = [];
  let last: Entry | undefined;
  const entries = new Map(map.items.map((pair) => [keyOf(pair), entryOf(pair, source)]));
  for (const [key, entry] of entries) {
    if (!(key in value)) edits.push(removal(entry, source));
  }
  const order = Object.keys(value);
  for (const [index, key] of order.entries()) {
    const item = value[key] as Value;
    const entry = entries.get(key);
    if (entry) edits.push(...entryEdits(entry, key, item, source));
    else
      edits.push(addition(last ?? firstOf(entries, order.slice(index)), key, item, source, !last));
    if (entry) last = entry;
  }
  return edits;
}

function entryEdits(entry: Entry, key: string, value: Value, source: string): Edit[] {
  const { node } = entry;
  if (isDeepStrictEqual(plain(node), value)) return [];
  if (isMap(node) && !node.flow && isRecord(value)) return mapEdits(node, value, source);
  if (isSeq(node) && !node.flow && Array.isArray(value) && value.length > 0) {
    const edits = seqEdits(node, value, source);
    if (edits) return edits;
  }
  return [{ ...entry, text: pairText(key, value, node, columnOf(entry.start, source)) }];
}

/**
 * Changes items in place if their number stays the same. Otherwise writes the list again, with the
 * old texts of unchanged items.
 */
function seqEdits(seq: YAMLSeq, value: Value[], source: string): Edit[] | undefined {
  const items = seq.items.filter(isNode).map((node) => ({ node, ...rangeOf(node, source) }));
  const [first] = items;
  const end = items.at(-1)?.end;
  if (!first || end === undefined || items.length !== seq.items.length) return undefined;
  const dash = source.lastIndexOf('-', first.start);
  const column = columnOf(dash, source);
  const places = placesBefore(
    items.map(({ node }) => plain(node)),
    value,
  );
  if (items.length === value.length && places.every((place, index) => place === index))
    return items.flatMap((item, index) => itemEdits(item, value[index] as Value, column, source));
  const text = value
    .map((item, index) => {
      const place = places[index];
      const old = place === undefined ? undefined : items[place];
      if (!old) return itemText(item, first.node, column);
      const begin = blockStart(old, items[(place ?? 0) - 1], source);
      const block = { start: begin, end: endOfLine(old.end, source) };
      return editedPart(block, itemEdits(old, item, column, source), source);
    })
    .join(`\n${' '.repeat(column)}`);
  return [{ start: dash, end: endOfLine(end, source), text }];
}

/** The dash of an item, or the first of the comments above it. */
function blockStart({ start }: Entry, before: Entry | undefined, source: string): number {
  const dash = source.lastIndexOf('-', start);
  // A comment above the first item may be about the whole list, so it stays there.
  if (!before) return dash;
  const above = endOfLine(before.end, source);
  const comment = source.slice(above, dash).indexOf('#');
  return comment < 0 ? dash : above + comment;
}

function editedPart({ start, end }: Omit<Edit, 'text'>, edits: Edit[], source: string): string {
  const inside = edits.map((edit) => ({ ...edit, end: Math.min(edit.end, end) }));
  return applied(inside, source.slice(0, end)).slice(start).trimEnd();
}

/** Edits at the same place keep their order, because the last one is applied first. */
function applied(edits: Edit[], source: string): string {
  return edits
    .toReversed()
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end, text: next }) => text.slice(0, start) + next + text.slice(end),
      source,
    );
}

/** The end of the line, which may have a comment after the value. */
function endOfLine(at: number, source: string): number {
  const end = source.indexOf('\n', at);
  return end < 0 ? source.length : end;
}

function itemEdits(item: Entry, value: Value, column: number, source: string): Edit[] {
  const { node } = item;
  if (isDeepStrictEqual(plain(node), value)) return [];
  if (isMap(node) && !node.flow && isRecord(value)) return mapEdits(node, value, source);
  const text = itemText(value, node, column).replace(/^-\s/, '');
  return [{ ...item, text }];
}

function addition(
  beside: Entry | undefined,
  key: string,
  value: Value,
  source: string,
  isFirst: boolean,
): Edit {
  const at = beside ? (isFirst ? beside.start : endOfLine(beside.end, source)) : source.length;
  const column = columnOf(beside?.start ?? 0, source);
  const indent = `\n${' '.repeat(column)}`;
  const text = pairText(key, value, undefined, column);
  return { start: at, end: at, text: isFirst ? `${text}${indent}` : `${indent}${text}` };
}

function removal({ start, end }: Entry, source: string): Edit {
  const line = source.lastIndexOf('\n', start - 1) + 1;
  const next = source.indexOf('\n', end);
  const isWholeLine = source.slice(line, start).trim() === '';
  return isWholeLine
    ? { start: line, end: next < 0 ? source.length : next + 1, text: '' }
    : { start, end: next < 0 ? end : nextWord(source, next), text: '' };
}

function nextWord(source: string, from: number): number {
  return from + (source.slice(from).search(/\S/) + 1 || 1) - 1;
}

function firstOf(entries: Map<string, Entry>, keys: string[]): Entry | undefined {
  return keys.map((key) => entries.get(key)).find((entry) => entry !== undefined);
}

/** An entry begins with its key and ends with the last visible character of its value. */
function entryOf(pair: Pair, source: string): Entry {
  const key = isNode(pair.key) ? (pair.key.range?.[0] ?? 0) : 0;
  const value = isNode(pair.value) ? rangeOf(pair.value, source).end : key;
  return { start: key, end: value, node: pair.value };
}

function rangeOf(node: Node, source: string): { start: number; end: number } {
  const [start, end] = node.range ?? [0, 0];
  return { start, end: start + source.slice(start, end).trimEnd().length };
}

function keyOf(pair: Pair): string {
  return String(isScalar(pair.key) ? pair.key.value : pair.key);
}

function columnOf(at: number, source: string): number {
  return at - (source.lastIndexOf('\n', at - 1) + 1);
}

function plain(node: unknown): unknown {
  return isNode(node) ? node.toJS(new Document()) : (node ?? null);
}

function pairText(key: string, value: Value, like: unknown, column: number): string {
  return indented({ [key]: value }, like, column);
}

function itemText(value: Value, like: unknown, column: number): string {
  return indented([value], like, column);
}

/** Writes a value in the style of another, without a line break at the end. */
function indented(value: Value, like: unknown, column: number): string {
  const document = new Document(value);
  const inner = isCollection(document.contents) ? document.contents.items[0] : undefined;
  const node = isNode(inner) ? inner : (inner as Pair | undefined)?.value;
  if (isScalar(node) && isScalar(like) && like.type && typeof node.value === 'string')
    node.type = like.type;
  if (isScalar(node) && isLong(node.value, column)) node.type = Scalar.BLOCK_FOLDED;
  if (isCollection(node) && isCollection(like) && like.flow) node.flow = true;
  const options = { lineWidth: COLUMNS - column, flowCollectionPadding: false };
  return document
    .toString(options)
    .trimEnd()
    .replace(/\n(?=.)/g, `\n${' '.repeat(column)}`);
}

/** Long texts are folded, because folded texts can contain ": " without quotation marks. */
function isLong(value: unknown, column: number): boolean {
  return typeof value === 'string' && value.length > COLUMNS - column - 20 && !value.includes('\n');
}
