import * as v from 'valibot';
import { isMoment, type Moment, toMoment } from '#app/i18n/moment.ts';
import type { MarkdownTree } from '#app/ui/markdown-tree.ts';
import { parseMarkdown } from '../markdown.ts';
import { text } from './text.ts';

export { plural, text } from './text.ts';

// The kinds of values that content files are made of. A schema describes the English file; an
// Arabic one has the same keys, words only.

export const texts = v.pipe(v.array(text), v.minLength(1));
/** For the browser's tab and search results; the site's name is added to it. */
export const title = v.pipe(text, v.maxLength(60));
/** For search results and link previews. */
export const description = v.pipe(text, v.minLength(50), v.maxLength(160));
/** Names a part of a page in addresses; the same in every language. */
export const id = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]*$/, 'small letters, digits and hyphens, such as data-owner'),
);
/** The name of another record's file, without its ending. */
export const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]*$/, 'the name of a file without its ending, such as data-strategy'),
);
export const date = v.pipe(
  v.string(),
  v.check(isDate, 'a date that the calendar has, written as 2026-11-01'),
);
/** Slugs of at least one record. */
export const slugs = v.pipe(v.array(slug), v.minLength(1));
/** Where a record stands in its list. */
export const order = v.pipe(v.number(), v.integer(), v.minValue(1));
export const email = v.pipe(v.string(), v.email());
export const markdown = v.pipe(
  text,
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return parsedOnce(dataset.value);
    } catch (error) {
      addIssue({
        message: 'Markdown',
        expected: 'Markdown that the site renders',
        received: error instanceof Error ? error.message : 'text',
      });
      return NEVER;
    }
  }),
);
/** What every page begins with. */
export const head = { title, description, heading: text, lead: text };
/** What a page of its own kind begins with, and the day on which its words last changed. */
export const pageHead = { ...head, updated: date };
export const sections = v.pipe(
  v.array(v.strictObject({ id, heading: text, body: markdown })),
  v.minLength(1),
);
/** A page that is a head and some sections of text. */
export const textPage = v.strictObject({ ...pageHead, sections });
/** A list of things that each have a name and a sentence or two. */
export const namedItems = v.pipe(v.array(v.strictObject({ name: text, text })), v.minLength(1));
export const question = v.strictObject({ question: text, answer: markdown });

const A_MOMENT =
  'a day that the calendar has, written as 2026-12-01, or as 2026-12-01 09:00 with a time in Riyadh';

/** A moment in Riyadh time, as an editor writes it; a day alone begins at midnight. */
export const moment = v.pipe(
  v.string(),
  v.check(isMoment, A_MOMENT),
  v.transform((written): Moment => toMoment(written)),
);
/** As `moment`, for an end: a day alone is included and ends at midnight. */
export const endMoment = v.pipe(
  v.string(),
  v.check(isMoment, A_MOMENT),
  v.transform((written): Moment => toMoment(written, { end: true })),
);

/**
 * Every save in development compiles all content again, and nearly all texts are the same as
 * before.
 */
const parsedTexts = new Map<string, MarkdownTree>();

function parsedOnce(source: string): MarkdownTree {
  const parsed = parsedTexts.get(source) ?? parseMarkdown(source);
  parsedTexts.set(source, parsed);
  return parsed;
}

/** A day that the calendar has, as year, month and day. */
function isDate(written: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(written) && isMoment(written);
}
