import * as v from 'valibot';
import { isMoment, toMoment } from '#app/i18n/moment.ts';
import type { MarkdownTree } from '#app/ui/markdown-tree.ts';
import { parseMarkdown } from '../markdown.ts';
import { text } from './text.ts';

export { plural, text, textsNamed } from './text.ts';

// Arabic files contain only keys with words, because all facts are in the English files.

export function listOf<Item extends v.GenericSchema>(
  item: Item,
  { least = 1, most = Number.POSITIVE_INFINITY } = {},
) {
  return v.pipe(v.array(item), v.minLength(least), v.maxLength(most));
}

export const texts = listOf(text);
export const title = v.pipe(
  text,
  v.maxLength(60),
  v.description('For the browser’s tab and search results. The site adds its name.'),
);
export const description = v.pipe(
  text,
  v.minLength(50),
  v.maxLength(160),
  v.description('For search results and link previews: a sentence or two, found on no other page.'),
);
export const id = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]*$/, 'small letters, digits and hyphens, such as data-owner'),
  v.description('A part of the address, the same in every language.'),
);
/** The slug of another record: the name of its file without the ending. */
export const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]*$/, 'the name of a file without its ending, such as data-strategy'),
);
export const date = v.pipe(
  v.string(),
  v.check(isDate, 'a date that the calendar has, written as 2026-11-01'),
  v.metadata({ format: 'date' }),
);
export const slugs = listOf(slug);
/** A link in list items and at the top of a file. `linkProblems` checks that its page exists. */
export const pageLink = v.pipe(
  v.string(),
  v.regex(
    /^(#[a-z][a-z0-9-]*|\/[a-z0-9/-]*([?#][a-z0-9=&-]+)?)$/,
    'a page of this site without a language, such as /services/ai-strategy, or a section: #form',
  ),
  v.description('A page of this site, such as /services/ai-strategy, or a section here: #form.'),
);
export const order = v.pipe(v.number(), v.integer(), v.minValue(1));
export const email = v.pipe(v.string(), v.email('an email such as hello@example.com'));
export const httpsUrl = v.pipe(
  v.string(),
  v.check(isHttpsUrl, 'a URL that begins with https://, without a name or password'),
);
export const templatePath = v.pipe(
  v.string(),
  v.regex(/^\/templates\/[a-z]{2}\/[\w.-]+$/, 'a path such as /templates/en/plan.md'),
);
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
export const head = { title, description, heading: text, lead: text };
export const sections = listOf(v.strictObject({ id, heading: text, body: markdown }));
const lastChange = v.pipe(date, v.description('The day of the last change of these words.'));
export const pageWords = { ...head, updated: lastChange, sections };
export const textPage = v.strictObject(pageWords);
export const namedItems = listOf(v.strictObject({ name: text, text }));
export const nextStep = v.strictObject({ heading: text, action: text });
export const question = v.strictObject({ question: text, answer: markdown });

const A_MOMENT =
  'a day that the calendar has, written as 2026-12-01, or as 2026-12-01 09:00 with a time in Riyadh';

/** A moment in Riyadh time. A day without a time means the midnight at its beginning. */
export const moment = v.pipe(
  v.string(),
  v.check(isMoment, A_MOMENT),
  v.metadata({ format: 'moment' }),
  v.transform((written) => toMoment(written)),
);
/** The end of a period in Riyadh time. A day without a time means the midnight at its end. */
export const endMoment = v.pipe(
  v.string(),
  v.check(isMoment, A_MOMENT),
  v.metadata({ format: 'moment' }),
  v.transform((written) => toMoment(written, { end: true })),
);

/** Caches parsed texts, because in development each save compiles all content again. */
const parsedTexts = new Map<string, MarkdownTree>();

function parsedOnce(source: string): MarkdownTree {
  const parsed = parsedTexts.get(source) ?? parseMarkdown(source);
  parsedTexts.set(source, parsed);
  return parsed;
}

function isHttpsUrl(written: string): boolean {
  const url = URL.canParse(written) ? new URL(written) : undefined;
  return url?.protocol === 'https:' && url.username === '' && url.password === '';
}

function isDate(written: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(written) && isMoment(written);
}
