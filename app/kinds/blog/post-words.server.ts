import { readRecords, readUi } from '#app/content/read.server.ts';
import { formatDate } from '#app/i18n/format.server.ts';
import { formatCount } from '#app/i18n/format.ts';
import { countWords, readingMinutes } from '#app/i18n/reading-time.ts';
import { plainTextOf } from '#app/ui/markdown-tree.ts';
import type { Language } from '#content/languages.ts';
import { relatedCards } from '../cards.server.ts';
import type { Post } from './schema.ts';

/** The words that surround a post on its page and in its Markdown, such as its reading time. */
export function postWords(post: Post, language: Language) {
  const minutes = readingMinutes(countWords(plainTextOf(post.body)), language.code);
  const others = readRecords(language, 'blog').filter(({ slug }) => slug !== post.slug);
  return {
    day: formatDate(post.date, language),
    readingTime: formatCount(readUi(language).parts.readingTime, minutes, language),
    related: relatedCards(language, {
      services: post.services,
      'case-studies': [post.study],
      blog: others.slice(0, 2).map(({ slug }) => slug),
    }),
  };
}
