import { readPage } from '#app/content/read.server.ts';
import { momentOfDay } from '#app/feeds/moment-of-day.ts';
import { ContentText } from '#app/seo/content-html.server.tsx';
import type { Language } from '#content/languages.ts';
import type { FeedItem } from '../define-kind.ts';
import type { NewsItem } from './schema.ts';

export function feedItem(item: NewsItem, language: Language): FeedItem {
  const path = `/news/${item.slug}`;
  return {
    path,
    title: item.heading,
    summary: item.description,
    content: <ContentText text={item.body} language={language} path={path} />,
    published: momentOfDay(item.date, item.publish),
    tags: [readPage(language, 'news').topics[item.topic]],
  };
}
