import { readFeeds, readPage, readRecords, readUi } from '#app/content/read.server.ts';
import { feedPath } from '#app/feeds/feed-path.ts';
import * as md from '#app/seo/markdown/parts.ts';
import type { Language } from '#content/languages.ts';
import { newsCard, newsCounts, otherNews } from './news-card.server.ts';
import type { NewsItem } from './schema.ts';

export function listMarkdown(language: Language): md.Part {
  const { parts } = readUi(language);
  return [
    md.list(newsCounts(language).map(({ label, count }) => `${label} ${count}`)),
    md.section(
      parts.latest,
      cards(readRecords(language, 'news').map((item) => newsCard(item, language))),
      md.link(feedPath('news', 'xml'), readFeeds(language).link),
    ),
    md.nextStep(readPage(language, 'news').nextStep, parts.promise),
  ];
}

export function recordMarkdown(item: NewsItem, language: Language): md.Part {
  const { labels, nextStep } = readPage(language, 'news');
  const { navigation, parts } = readUi(language);
  const others = otherNews(item, language);
  return [
    md.heading(1, item.heading),
    navigation.news,
    noteOf(newsCard(item, language)),
    item.body,
    others.length > 0 && md.section(labels.others, cards(others)),
    md.link('/news', labels.all),
    md.nextStep(nextStep, parts.promise),
  ];
}

function cards(items: ReturnType<typeof newsCard>[]): md.Part {
  return md.cards(items.map((card) => ({ ...card, note: noteOf(card) })));
}

function noteOf({ day, hijri = '', event, topic }: ReturnType<typeof newsCard>): md.Part {
  return md.line(day, hijri !== '' && hijri, event, topic);
}
