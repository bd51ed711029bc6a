import { readFeeds, readPage, readRecords, readUi } from '#app/content/read.server.ts';
import { feedPath } from '#app/feeds/feed-path.ts';
import * as md from '#app/seo/markdown/parts.ts';
import type { Language } from '#content/languages.ts';
import { newsCard, newsDay, otherNews } from './news-card.server.ts';
import type { NewsItem } from './schema.ts';

export function listMarkdown(language: Language): md.Part {
  return md.section(
    readUi(language).parts.latest,
    cards(readRecords(language, 'news').map((item) => newsCard(item, language))),
    md.link(feedPath('news', 'xml'), readFeeds(language).link),
  );
}

export function recordMarkdown(item: NewsItem, language: Language): md.Part {
  const { labels, topics } = readPage(language, 'news');
  const others = otherNews(item, language);
  return [
    md.heading(1, item.heading),
    readUi(language).navigation.news,
    md.line(newsDay(item, language), topics[item.topic]),
    item.body,
    others.length > 0 && md.section(labels.others, cards(others)),
    md.link('/news', labels.all),
  ];
}

function cards(items: ReturnType<typeof newsCard>[]): md.Part {
  return md.cards(items.map(({ day, topic, ...card }) => ({ ...card, note: md.line(day, topic) })));
}
