import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, isPair, isScalar, isSeq, parseDocument } from 'yaml';
import { originalLanguage } from '#content/languages.ts';
import { FRONT_MATTER, type Keys } from '../content/source-file.ts';

const INSTRUCTION = /‹([^›]+)›/g;

/** Reads what the template of a kind says about each field: a comment, or a text in ‹ ›. */
export function templateHints(
  newName: string | undefined,
  root = 'content',
): (keys: Keys) => string | undefined {
  const file = path.join(root, 'new', `${newName}.${originalLanguage.code}.md`);
  if (!newName || !existsSync(file)) return () => undefined;
  const source = readFileSync(file, 'utf8').replace(/\{(\w+)\}/g, '$1');
  const [matter = '', frontMatter = ''] = FRONT_MATTER.exec(source) ?? [];
  const document = parseDocument(frontMatter);
  const hints = new Map<string, string>([['body', instructionIn(source.slice(matter.length))]]);
  collect(document.contents, [], hints, document.commentBefore ?? undefined);
  return (keys) => hints.get(nameOf(keys)) || undefined;
}

function collect(node: unknown, keys: Keys, hints: Map<string, string>, first?: string): void {
  if (isSeq(node)) collect(node.items[0], [...keys, 0], hints);
  if (isScalar(node) && !hints.has(nameOf(keys)))
    hints.set(nameOf(keys), instructionIn(String(node.value)));
  if (!isMap(node)) return;
  for (const [index, pair] of node.items.entries()) {
    if (!isPair(pair) || !isScalar(pair.key)) continue;
    const inner = [...keys, String(pair.key.value)];
    const comment = pair.key.commentBefore ?? (index === 0 ? first : undefined);
    if (comment) hints.set(nameOf(inner), comment.trim().replace(/\s*\n\s*/g, ' '));
    collect(pair.value, inner, hints);
  }
}

/** The items of a list share their hints. */
function nameOf(keys: Keys): string {
  return keys.filter((key) => typeof key === 'string' && key !== 'item').join('.');
}

function instructionIn(text: string): string {
  // Sveltia CMS would show a link instead of how to write one.
  return Array.from(text.matchAll(INSTRUCTION), ([, hint]) => hint)
    .join(' · ')
    .replace(/\[[^\]]+\]\([^)]+\)/g, '`$&`');
}
