import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseMarkdown } from '#app/content/markdown.ts';
import type { Unconfirmed } from '#app/content/schemas/unconfirmed.ts';
import type { MarkdownNode } from '#app/ui/markdown-tree.ts';
import { originalLanguage } from '#content/languages.ts';
import { filesIn } from '../files-in.ts';
import {
  isRecord,
  type Problem,
  readSourceFile,
  type SourceFile,
  type Value,
} from './source-file.ts';

const FILE = 'content/unconfirmed.yaml';

/** Reports places in content/unconfirmed.yaml that do not exist in the content. */
export function unconfirmedProblems(list: Unconfirmed, root: string): Problem[] {
  const { lineOf } = readSource(path.join(root, 'unconfirmed.yaml'), root) ?? { lineOf: () => 1 };
  return Object.entries(list).flatMap(([part, topics]) =>
    Object.entries(topics).flatMap(([topic, places]) =>
      places.flatMap((place, index) => {
        const expected = missingAt(place, root);
        const keys = [part, topic, index];
        return expected === undefined
          ? []
          : [{ file: FILE, line: lineOf(keys), key: keys.join('.'), expected, received: place }];
      }),
    ),
  );
}

function missingAt(place: string, root: string): string | undefined {
  const [name = '', key] = place.split('#');
  const files = filesOf(name, root);
  if (files.length === 0) return `a file below content/${originalLanguage.code}/ or content/`;
  if (key === undefined) return undefined;
  const hasKey = files.some((file) => {
    const source = readSource(file, root);
    return !source || has(source, key);
  });
  return hasKey ? undefined : `a key of ${name}, or the id of a section or heading in it`;
}

function filesOf(name: string, root: string): string[] {
  const folder = path.join(root, originalLanguage.code);
  if (name.endsWith('/*')) {
    const records = path.join(folder, name.slice(0, -2));
    return filesIn(records).map((file) => path.join(records, file));
  }
  return [path.join(folder, name), path.join(root, name)].filter((file) => existsSync(file));
}

function readSource(file: string, root: string) {
  const read = readSourceFile(file, `content/${path.relative(root, file)}`);
  return 'value' in read ? read : undefined;
}

function has(source: SourceFile, key: string): boolean {
  const found = key
    .split('.')
    .reduce<Value | undefined>(
      (part, name) => (isRecord(part) ? part[name] : undefined),
      source.value,
    );
  return found !== undefined || idsOf(source).includes(key);
}

/** Caches the ids of each source file. */
const knownIds = new WeakMap<SourceFile, string[]>();

function idsOf(source: SourceFile): string[] {
  const { body } = source.value;
  const ids = knownIds.get(source) ?? [...idsIn(source.value), ...headingsIn(body)];
  knownIds.set(source, ids);
  return ids;
}

function idsIn(value: Value): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (!isRecord(value)) return [];
  const own = typeof value.id === 'string' ? [value.id] : [];
  return [...own, ...Object.values(value).flatMap(idsIn)];
}

function headingsIn(body: Value | undefined): string[] {
  try {
    return parseMarkdown(String(body ?? '')).nodes.flatMap(headingId);
  } catch {
    return [];
  }
}

function headingId(node: MarkdownNode): string[] {
  return Array.isArray(node) && /^h[23]$/.test(node[0]) && node[2] ? [node[2]] : [];
}
