import type { Article, BlogPosting, NewsArticle, TechArticle } from 'schema-dts';
import type { Entry } from '#app/content/schemas/collections.ts';
import { dayOf } from '#app/content/site-pages.server.ts';
import { riyadhIso, toMoment } from '#app/i18n/moment.ts';
import { countWords } from '#app/i18n/reading-time.ts';
import { plainTextOf } from '#app/ui/markdown-tree.ts';
import { ids, imageOf, type Place } from './place.server.ts';

/** A post of the blog. */
export function blogPosting(place: Place, post: Entry<'blog'>): BlogPosting {
  return { '@type': 'BlogPosting', ...article(place, post) };
}

/** A case study. */
export function studyArticle(place: Place, study: Entry<'case-studies'>): Article {
  return { '@type': 'Article', ...article(place, study), articleSection: study.sector };
}

/** An article of the method library. */
export function techArticle(place: Place, entry: Entry<'documentation'>): TechArticle {
  return { '@type': 'TechArticle', ...article(place, entry) };
}

/** A news item, which stands in the list of them all. */
export function newsArticle(place: Place, { slug, heading, date }: Entry<'news'>): NewsArticle {
  return {
    '@type': 'NewsArticle',
    '@id': ids.of(place, slug),
    url: ids.of(place, slug),
    headline: heading,
    image: imageOf(place),
    datePublished: beginOf(date),
    dateModified: beginOf(date),
    author: { '@id': ids.organization },
    publisher: { '@id': ids.organization },
  };
}

type Written = {
  heading: string;
  description: string;
  body: Entry<'blog'>['body'];
  date: string;
  updated?: string | undefined;
};

/**
 * What all kinds of articles tell. Their authors are roles in the firm, so the firm is the author
 * that can be named.
 */
function article(place: Place, written: Written) {
  const { heading, description, body, date } = written;
  return {
    '@id': ids.of(place, 'article'),
    headline: heading,
    description: description,
    url: place.url,
    mainEntityOfPage: { '@id': ids.of(place, 'webpage') },
    image: imageOf(place),
    inLanguage: place.language.hreflang,
    wordCount: countWords(plainTextOf(body)),
    datePublished: beginOf(date),
    dateModified: beginOf(dayOf(written)),
    author: { '@id': ids.organization },
    publisher: { '@id': ids.organization },
  };
}

/** A day of the content as a moment, which search engines want: its beginning in Riyadh. */
function beginOf(day: string): string {
  return riyadhIso(toMoment(day));
}
