import { findShown } from '#app/content/read.server.ts';
import { riyadhIso, toMoment } from '#app/i18n/moment.ts';
import { countWords } from '#app/i18n/reading-time.ts';
import type { Place } from '#app/kinds/define-kind.ts';
import { type MarkdownTree, plainTextOf } from '#app/ui/markdown-tree.ts';
import { lastChange } from '../site-pages.server.ts';
import { person } from './person.server.ts';
import { ids, imageOf } from './place.server.ts';

type Written = {
  heading: string;
  description: string;
  body: MarkdownTree;
  date: string;
  updated?: string | undefined;
  /** The slug of the author. */
  person?: string | undefined;
};

/** If the content names only a role in the firm as author, the author is the firm. */
export function article(place: Place, written: Written) {
  const { heading, description, body, date } = written;
  const author = findShown(place.language, 'people', written.person ?? null);
  return {
    '@id': ids.of(place, 'article'),
    headline: heading,
    description,
    url: place.url,
    mainEntityOfPage: { '@id': ids.of(place, 'webpage') },
    image: imageOf(place),
    inLanguage: place.language.code,
    wordCount: countWords(plainTextOf(body)),
    datePublished: beginningOf(date),
    dateModified: beginningOf(lastChange(written)),
    author: author ? person(author, place.language) : { '@id': ids.organization() },
    publisher: { '@id': ids.organization() },
  };
}

/** Search engines expect a date with a time. */
function beginningOf(day: string): string {
  return riyadhIso(toMoment(day));
}
