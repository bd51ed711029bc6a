import { readFeeds, readRecords, readUi } from '#app/content/read.server.ts';
import { feedPath } from '#app/feeds/feed-path.ts';
import { formatDate } from '#app/i18n/format.server.ts';
import * as md from '#app/seo/markdown/parts.ts';
import type { Language } from '#content/languages.ts';

export function listMarkdown(language: Language): md.Part {
  return md.section(
    readUi(language).parts.latest,
    readRecords(language, 'news').map(({ heading, date, body }) => [
      md.heading(3, heading),
      formatDate(date, language),
      body,
    ]),
    md.link(feedPath('news', 'xml'), readFeeds(language).link),
  );
}
