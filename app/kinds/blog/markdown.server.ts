import { readFeeds, readPage, readRecords, readUi } from '#app/content/read.server.ts';
import { feedPath } from '#app/feeds/feed-path.ts';
import { fill } from '#app/i18n/format.ts';
import * as md from '#app/seo/markdown/parts.ts';
import type { Language } from '#content/languages.ts';
import { calculationOf } from './calculator/calculation.server.ts';
import { listPagePath, readListPage } from './list-pages.ts';
import type { Figure } from './post-figure.tsx';
import { figureOf, postCard, postWords } from './post-words.server.ts';
import type { Post } from './schema.ts';

export function listMarkdown(language: Language, path: string): md.Part {
  const { paging, nextStep } = readPage(language, 'blog');
  const { previous, next, page: pageOf } = paging;
  const found = readListPage(readRecords(language, 'blog'), /\d+$/.exec(path)?.[0]);
  if (!found) return undefined;
  const { posts, page, pages } = found;
  const { parts } = readUi(language);
  const cards = posts.map((post) => {
    const { day, topic, figure, ...card } = postCard(post, language);
    return { ...card, note: [md.line(day, topic), figureMarkdown(figure)] };
  });
  return [
    md.section(
      parts.posts,
      md.cards(cards),
      pages > 1 &&
        md.line(
          page > 1 && md.link(listPagePath(page - 1), previous),
          fill(pageOf, { page: String(page), pages: String(pages) }),
          page < pages && md.link(listPagePath(page + 1), next),
        ),
      md.link(feedPath('blog', 'xml'), readFeeds(language).link),
    ),
    md.nextStep(nextStep, parts.promise),
  ];
}

export function recordMarkdown(post: Post, language: Language): md.Part {
  const { parts, navigation } = readUi(language);
  const { labels, topics } = readPage(language, 'blog');
  const { author, signature, day, readingTime, related, next } = postWords(post, language);
  return [
    md.masthead(post, md.line(navigation.blog, topics[post.topic])),
    author
      ? md.line(md.link(author.to, signature), author.role, day, readingTime)
      : md.line(signature, day, readingTime),
    figureMarkdown(figureOf(post, language)),
    post.body,
    post.tool && calculatorMarkdown(language),
    next && [labels.next, md.cards([{ ...next, note: figureMarkdown(next.figure) }])],
    related.length > 0 && md.section(parts.related, md.cards(related)),
    md.link('/blog', parts.posts),
    md.nextStep(post.nextStep, parts.promise),
  ];
}

function figureMarkdown(figure: Figure | undefined): md.Part {
  return (
    figure && [md.terms(figure.rows.map(({ label, value }) => [label, value])), figure.caption]
  );
}

function calculatorMarkdown(language: Language): md.Part {
  const { words, result } = calculationOf(new URLSearchParams(), language);
  return md.section(
    words.heading,
    words.lead,
    result && [
      md.heading(3, words.result),
      figureMarkdown(result.figure),
      md.terms(result.facts.map(({ label, value }) => [label, value])),
    ],
    md.heading(3, words.assumptions),
    md.list(words.assumed),
  );
}
