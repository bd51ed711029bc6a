import { mapText } from '#app/content/markdown.ts';
import { readPage } from '#app/content/read.server.ts';
import { retentionPlaceholders, retentionTimes } from '#app/forms/retention-times.server.ts';
import { fill } from '#app/i18n/format.ts';
import { type MarkdownNode, type MarkdownTree, plainTextOf } from '#app/ui/markdown-tree.ts';
import type { Language } from '#content/languages.ts';
import type { LegalText } from './schema.ts';
import { retentionRows, storageRows } from './table-rows.ts';

/** Replaces the placeholders in the body of a legal text with tables and retention periods. */
export function fullBody({ body }: LegalText, language: Language): MarkdownTree {
  const { storage, retention } = readPage(language, 'legal');
  const times = retentionTimes(language);
  const tables: Record<string, MarkdownNode[]> = {
    '{storageTable}': [
      ['p', [storage.caption]],
      table(
        [storage.name, storage.place, storage.purpose, storage.kept],
        storageRows(storage).map(({ key, place, purpose, time }) => [
          ['code', [key]],
          place,
          purpose,
          time,
        ]),
      ),
      ['p', [storage.cookies]],
    ],
    '{retentionTable}': [
      ['p', [retention.caption]],
      table(
        [retention.what, retention.kept],
        retentionRows(retention, times).map(({ name, time, until = '{time}' }) => [
          name,
          fill(until, { time }),
        ]),
      ),
    ],
  };
  const filled = mapText(body, (text) => fill(text, retentionPlaceholders(times)));
  const nodes = filled.nodes.flatMap((node) => tables[plainTextOf(node).trim()] ?? [node]);
  return { ...filled, nodes };
}

function table(names: string[], rows: MarkdownNode[][]): MarkdownNode {
  const cells = (tag: 'th' | 'td', contents: MarkdownNode[]): MarkdownNode => [
    'tr',
    contents.map((content): MarkdownNode => [tag, [content]]),
  ];
  return ['table', [cells('th', names), ...rows.map((row) => cells('td', row))]];
}
