import { readAuthor } from '#app/content/people.server.ts';
import { readPage, readRecords, readUi } from '#app/content/read.server.ts';
import { formatDate } from '#app/i18n/format.server.ts';
import { formatCount, formatValue } from '#app/i18n/format.ts';
import { countWords, readingMinutes } from '#app/i18n/reading-time.ts';
import { plainTextOf } from '#app/ui/markdown-tree.ts';
import type { Language } from '#content/languages.ts';
import { cardOf, relatedCards } from '../cards.server.ts';
import type { Figure } from './post-figure.tsx';
import type { Post } from './schema.ts';

export function postWords(post: Post, language: Language) {
  const minutes = readingMinutes(countWords(plainTextOf(post.body)), language.code);
  const posts = readRecords(language, 'blog');
  const place = posts.findIndex(({ slug }) => slug === post.slug);
  // The first post follows the last one.
  const [next, ...others] = [...posts.slice(place + 1), ...posts.slice(0, place)];
  return {
    author: readAuthor(post, language),
    signature: signatureOf(post, language),
    day: formatDate(post.date, language),
    readingTime: formatCount(readUi(language).parts.readingTime, minutes, language),
    related: relatedCards(language, {
      services: post.services,
      'case-studies': [post.study],
      blog: others.slice(0, 1).map(({ slug }) => slug),
    }),
    next: next && postCard(next, language),
  };
}

/** The author's name, or the author's role if the site shows no such person, or the firm's name. */
export function signatureOf(post: Post, language: Language): string {
  const person = readAuthor(post, language);
  return person?.name ?? post.author ?? readUi(language).site.name;
}

export function postCard(post: Post, language: Language) {
  return {
    ...cardOf('blog', post),
    date: post.date,
    day: formatDate(post.date, language),
    topic: readPage(language, 'blog').topics[post.topic],
    figure: figureOf(post, language),
  };
}

export function figureOf(post: Post, language: Language): Figure | undefined {
  const { figure, figureWords } = post;
  if (!figure || !figureWords) return undefined;
  return {
    perRow: figure.perRow,
    caption: figureWords.caption,
    rows: figure.rows.map(({ count, isClosed }, index) => ({
      count: count / figure.each,
      isClosed,
      value: formatValue(count, figure.unit ?? '', language),
      label: figureWords.labels[index] ?? '',
    })),
  };
}
