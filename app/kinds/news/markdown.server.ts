import { readFeeds, readRecords, readUi } from '#app/content/read.server.ts';
import { feedPath } from '#app/feeds/feed-path.ts';
import { formatDate } from '#app/i18n/format.server.ts';
import { toMoment } from '#app/i18n/moment.ts';
import * as md from '#app/seo/markdown/parts.ts';
import type { Language } from '#content/languages.ts';
import { withHijriDate } from '../hijri-date.server.ts';

export function listMarkdown(language: Language): md.Part {
  return md.section(
    readUi(language).parts.latest,
    readRecords(language, 'news').map(({ heading, date, body }) => [
      md.heading(3, heading),
      withHijriDate(formatDate(date, language), toMoment(date), language),
      body,
    ]),
    md.link(feedPath('news', 'xml'), readFeeds(language).link),
  );
}
