import { readPage, readRecords } from '#app/content/read.server.ts';
import { formatDate, formatMonth } from '#app/i18n/format.server.ts';
import { fill } from '#app/i18n/format.ts';
import type { MarkdownTree } from '#app/ui/markdown-tree.ts';
import type { Language } from '#content/languages.ts';
import type { Letter } from './schema.ts';

export type LetterCard = ReturnType<typeof letterCards>[number];

/** The newest letter comes first. The oldest letter has the number 1. */
export function letterCards(language: Language) {
  const { labels } = readPage(language, 'letters');
  const all = readRecords(language, 'letters');
  return all.map(({ slug, heading, description, date }, index) => ({
    to: `/letters/${slug}`,
    heading,
    text: description,
    date,
    day: formatDate(date, language),
    issue: fill(labels.issue, { number: String(all.length - index) }),
  }));
}

/** The letters before and after a letter. */
export function neighbours(slug: string, language: Language) {
  const cards = letterCards(language);
  const index = cards.findIndex(({ to }) => to === `/letters/${slug}`);
  return { previous: cards[index + 1], next: cards[index - 1] };
}

/** The months of the year of a letter, each with the letter of that month. */
export function monthsOf({ date }: Pick<Letter, 'date'>, language: Language) {
  const year = date.slice(0, 4);
  const cards = letterCards(language);
  return Array.from({ length: 12 }, (_, index) => {
    const month = `${year}-${String(index + 1).padStart(2, '0')}`;
    return {
      name: formatMonth(`${month}-01`, language),
      letter: cards.find((card) => card.date.startsWith(month)),
    };
  });
}

/** The text up to the first heading, for the list page. */
export function openingOf({ body }: Letter): MarkdownTree {
  const end = body.nodes.findIndex((node) => node[0] === 'h2');
  return { ...body, nodes: end < 0 ? body.nodes : body.nodes.slice(0, end) };
}
