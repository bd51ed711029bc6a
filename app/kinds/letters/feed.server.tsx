import { momentOfDay } from '#app/feeds/moment-of-day.ts';
import { ContentText } from '#app/seo/content-html.server.tsx';
import type { Language } from '#content/languages.ts';
import type { FeedItem } from '../define-kind.ts';
import type { Letter } from './schema.ts';

export function feedItem(letter: Letter, language: Language): FeedItem {
  const path = `/letters/${letter.slug}`;
  return {
    path,
    title: letter.heading,
    summary: letter.description,
    content: <ContentText text={letter.body} language={language} path={path} />,
    published: momentOfDay(letter.date, letter.publish),
    tags: [],
  };
}
