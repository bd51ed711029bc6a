import { readFeeds, readPage, readRecords, readUi } from '#app/content/read.server.ts';
import { feedPath } from '#app/feeds/feed-path.ts';
import { formatDate } from '#app/i18n/format.server.ts';
import { fill } from '#app/i18n/format.ts';
import * as md from '#app/seo/markdown/parts.ts';
import type { Language } from '#content/languages.ts';
import { cardOf } from '../cards.server.ts';
import { listPagePath, readListPage } from './list-pages.ts';
import { postWords } from './post-words.server.ts';
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
  const { day, readingTime, related } = postWords(post, language);
  return [
    md.masthead(post, navigation.blog),
    md.line(fill(parts.publishedBy, { author: post.author, date: day }), readingTime),
    post.body,
    related.length > 0 && md.section(parts.related, md.cards(related)),
    md.link('/blog', parts.posts),
  ];
}
