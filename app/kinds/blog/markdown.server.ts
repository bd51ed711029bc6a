import { readFeeds, readPage, readRecords, readUi } from '#app/content/read.server.ts';
import { feedPath } from '#app/feeds/feed-path.ts';
import { formatDate } from '#app/i18n/format.server.ts';
import { fill, formatCount } from '#app/i18n/format.ts';
import { countWords, readingMinutes } from '#app/i18n/reading-time.ts';
import * as md from '#app/seo/markdown/parts.ts';
import { plainTextOf } from '#app/ui/markdown-tree.ts';
import type { Language } from '#content/languages.ts';
import { cardOf, relatedCards } from '../cards.server.ts';
import { listPagePath } from './list-pages.ts';
import { readListPage } from './read-list-page.server.ts';
import type { Post } from './schema.ts';

export function listMarkdown(language: Language, path: string): md.Part {
  const { paging, topics } = readPage(language, 'blog');
  const { previous, next, page: pageOf } = paging;
  const found = readListPage(readRecords(language, 'blog'), /\d+$/.exec(path)?.[0]);
  if (!found) return undefined;
  const { posts, page, pages } = found;
  const cards = posts.map((post) => ({
    ...cardOf('blog', post),
    note: md.line(formatDate(post.date, language), topics[post.topic]),
  }));
  return md.section(
    readUi(language).parts.posts,
    md.cards(cards),
    pages > 1 &&
      md.line(
        page > 1 && md.link(listPagePath(page - 1), previous),
        fill(pageOf, { page: String(page), pages: String(pages) }),
        page < pages && md.link(listPagePath(page + 1), next),
      ),
    md.link(feedPath('blog', 'xml'), readFeeds(language).link),
  );
}

export function recordMarkdown(post: Post, language: Language): md.Part {
  const { parts, navigation } = readUi(language);
  const minutes = readingMinutes(countWords(plainTextOf(post.body)), language.code);
  const others = readRecords(language, 'blog').filter(({ slug }) => slug !== post.slug);
  const related = relatedCards(language, {
    services: post.services,
    'case-studies': [post.study],
    blog: others.slice(0, 2).map(({ slug }) => slug),
  });
  return [
    md.masthead(post, navigation.blog),
    md.line(
      fill(parts.publishedBy, { author: post.author, date: formatDate(post.date, language) }),
      formatCount(parts.readingTime, minutes, language),
    ),
    post.body,
    related.length > 0 && md.section(parts.related, md.cards(related)),
    md.link('/blog', parts.posts),
  ];
}
