import { readFileSync } from 'node:fs';
import { LineCounter, parseDocument, type YAMLParseError } from 'yaml';

export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };
export type Keys = readonly (string | number)[];

export type SourceFile = {
  file: string;
  value: { [key: string]: Value };
  lineOf: (keys: Keys) => number;
};

/** A mistake in the content, described for an editor. */
export type Problem = {
  file: string;
  line?: number;
  key?: string;
  expected: string;
  received: string;
  /** The text may still be right. Somebody has to compare it with a changed text. */
  isStale?: true;
};

export const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/;

/** Caches the result of each file, because every save in development compiles all files. */
const lastRead = new Map<string, { source: string; name: string; result: SourceFile | Problem }>();

/**
 * Reads a YAML file, or a Markdown file whose text becomes the key `body`.
 * @param name the path that problems show
 */
export function readSourceFile(file: string, name: string): SourceFile | Problem {
  const source = readFileSync(file, 'utf8').normalize('NFC');
  const last = lastRead.get(file);
  if (last?.source === source && last.name === name) return last.result;
  const result = parseSourceFile(file, name, source);
  lastRead.set(file, { source, name, result });
  return result;
}

function parseSourceFile(file: string, name: string, source: string): SourceFile | Problem {
  const frontMatter = file.endsWith('.md') ? FRONT_MATTER.exec(source) : undefined;
  if (frontMatter === null)
    return {
      file: name,
      line: 1,
      expected: 'front matter between two lines of ---',
      received: JSON.stringify(source.slice(0, 30)),
    };

  // The front matter starts one line below the opening `---`.
  const lineOffset = frontMatter ? 1 : 0;
  const lines = new LineCounter();
  const document = parseDocument(frontMatter ? (frontMatter[1] ?? '') : source, {
    lineCounter: lines,
  });
  const lineAt = (offset: number) => lines.linePos(offset).line + lineOffset;

  const [error] = document.errors;
  if (error) return { file: name, line: lineAt(error.pos[0]), ...yamlMistake(error) };

  const value: unknown = document.toJS();
  if (!isRecord(value))
    return { file: name, line: 1, expected: 'keys with values', received: nameValue(value) };
  const body = frontMatter ? source.slice(frontMatter[0].length) : '';
  // Kinds such as clients have no text below the front matter.
  if (body.trim() !== '') value.body = body;

  const bodyLine = frontMatter ? frontMatter[0].split('\n').length : 1;
  const lineOf = (keys: Keys): number => {
    if (frontMatter && keys[0] === 'body') return bodyLine;
    const node = document.getIn(keys, true);
    if (hasRange(node)) return lineAt(node.range[0]);
    return keys.length > 0 ? lineOf(keys.slice(0, -1)) : 1 + lineOffset;
  };
  return { file: name, value, lineOf };
}

function yamlMistake({ message }: YAMLParseError): { expected: string; received: string } {
  const [first = ''] = message.split(/ at line |\n/);
  return first.startsWith('Nested mappings')
    ? {
        expected: 'the text between quotation marks, as in heading: "One: two"',
        received: 'a text with a colon',
      }
    : { expected: 'YAML', received: first };
}

export function nameValue(value: unknown): string {
  if (value === undefined || value === '') return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (isRecord(value)) return `the keys ${Object.keys(value).join(', ')}`;
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text;
}

function lineWithin({ lineOf }: SourceFile, keys: Keys, text: string, at: number): number {
  return lineOf(keys) + (keys[0] === 'body' ? text.slice(0, at).split('\n').length - 1 : 0);
}

export function placeOf(source: SourceFile, keys: Keys, text = '', at = 0) {
  return { file: source.file, line: lineWithin(source, keys, text, at), key: keys.join('.') };
}

/** Returns the path below the language's folder, which is the same in every language. */
export function nameInLanguage(file: string): string {
  return file.split('/').slice(2).join('/');
}

export function languageOfFile(file: string): string {
  return file.split('/')[1] ?? '';
}

export function textsOf(value: Value, keys: Keys = []): { keys: Keys; text: string }[] {
  if (typeof value === 'string') return [{ keys, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsOf(item, [...keys, index]));
  if (isRecord(value))
    return Object.entries(value).flatMap(([key, item]) => textsOf(item, [...keys, key]));
  return [];
}

/** In list items, these keys have the same value in every language. */
const SAME_EVERYWHERE = new Set([
  'id',
  'file',
  'version',
  'date',
  'consent',
  'section',
  'form',
  'to',
]);

/** True if the value at this place is the same in every language. An `id` is part of a URL. */
export function isIdentifier(keys: Keys): boolean {
  return typeof keys.at(-2) === 'number' && SAME_EVERYWHERE.has(String(keys.at(-1)));
}

/** True for the target of a link in an item of a list, or at the top of a file. */
export function isPageLink(keys: Keys): boolean {
  return keys.at(-1) === 'to' && (keys.length === 1 || isIdentifier(keys));
}

const FACTS = new Set([
  'id',
  'file',
  'date',
  'version',
  'updated',
  'starts',
  'posted',
  'expires',
  'publish',
  'slug',
  'study',
  'post',
  'section',
]);

/** Returns true if the texts at this place are for readers. */
export function isProse(keys: Keys): boolean {
  return !FACTS.has(String(keys.at(-1))) && !isIdentifier(keys);
}

/** True for a text such as "{firm}" or "40%", which is the same in every language. */
export function isWordless(text: string): boolean {
  return !/\p{L}/u.test(text.replace(/\{\w+\}/g, ''));
}

export function textAt(source: SourceFile, keys: Keys): string | undefined {
  let value: Value | undefined = source.value;
  for (const key of keys)
    value = Array.isArray(value)
      ? value[Number(key)]
      : isRecord(value)
        ? value[String(key)]
        : undefined;
  return typeof value === 'string' ? value : undefined;
}

export function isRecord(value: unknown): value is { [key: string]: Value } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasRange(node: unknown): node is { range: [number, number, number] } {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range);
}
