import { momentOfDay } from '#app/feeds/moment-of-day.ts';
import { ContentText } from '#app/seo/content-html.server.tsx';
import { plainTextOf } from '#app/ui/markdown-tree.ts';
import type { Language } from '#content/languages.ts';
import type { FeedItem } from '../define-kind.ts';
import type { NewsItem } from './schema.ts';

export function feedItem(item: NewsItem, language: Language): FeedItem {
  return {
    path: `/news#${item.slug}`,
    title: item.heading,
    summary: plainTextOf(item.body).trim(),
    content: <ContentText text={item.body} language={language} path="/news" />,
    hasPage: false,
    published: momentOfDay(item.date, item.publish),
    tags: [],
  };
}
