import { mapText } from '#app/content/markdown.ts';
import { readForm, readPage, readUi } from '#app/content/read.server.ts';
import { retentionPlaceholders, retentionTimes } from '#app/forms/retention-times.server.ts';
import { formatDate } from '#app/i18n/format.server.ts';
import { fill } from '#app/i18n/format.ts';
import * as md from '#app/seo/markdown/parts.ts';
import { plainTextOf } from '#app/ui/markdown-tree.ts';
import type { Language } from '#content/languages.ts';
import type { LegalText } from './schema.ts';
import { retentionRows, storageRows } from './table-rows.ts';

export function recordMarkdown(document: LegalText, language: Language): md.Part {
  const { parts, navigation } = readUi(language);
  const words = readPage(language, 'legal');
  const request = readForm(language, 'dataRequest');
  const times = retentionTimes(language);
  const placeholders = retentionPlaceholders(times);
  const body = mapText(document.body, (text) => fill(text, placeholders));
  const { storage, retention } = words;
  const tables: Record<string, md.Part> = {
    '{storageTable}': [
      storage.caption,
      md.table(
        [storage.name, storage.place, storage.purpose, storage.kept],
        storageRows(storage).map(({ key, place, purpose, time }) => [
          { type: 'inlineCode', value: key },
          place,
          purpose,
          time,
        ]),
      ),
      storage.cookies,
    ],
    '{retentionTable}': [
      retention.caption,
      md.table(
        [retention.what, retention.kept],
        retentionRows(retention, times).map(({ name, time, until = '{time}' }) => [
          name,
          fill(until, { time }),
        ]),
      ),
    ],
  };
  return [
    md.masthead(document, navigation.legal),
    fill(parts.version, {
      version: document.version,
      date: formatDate(document.updated, language),
    }),
    body.nodes.map((node) => tables[plainTextOf(node).trim()] ?? { ...body, nodes: [node] }),
    document.slug === 'gdpr' && md.section(request.heading, request.lead),
    md.section(
      words.versions,
      md.table(
        [words.version, words.date, words.change],
        document.changes.map(({ version, date, text }) => [
          version,
          formatDate(date, language),
          text,
        ]),
      ),
    ),
  ];
}
