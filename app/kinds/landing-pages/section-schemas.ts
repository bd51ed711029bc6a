import * as v from 'valibot';
import * as field from '#app/content/schemas/fields.ts';

// Editors see these descriptions below the fields.

const words = (description: string) => v.pipe(field.text, v.description(description));

const heading = words('The heading of the section, as a statement.');
const lead = v.optional(words('One or two sentences below the heading.'));
const id = v.optional(
  v.pipe(
    field.id,
    v.description('Only if a link leads to the section: contact-us for the link #contact-us.'),
  ),
);
const start = { id, heading, lead };

const prose = v.strictObject({
  section: v.literal('prose'),
  id,
  heading,
  body: v.pipe(field.markdown, v.description('Paragraphs, lists, links, tables and quotes.')),
});

const figures = v.strictObject({
  section: v.literal('figures'),
  ...start,
  figures: v.pipe(
    field.listOf(
      v.strictObject({
        label: v.optional(words('A word or two above the figure, such as a country.')),
        figure: v.pipe(
          field.text,
          v.maxLength(24),
          v.description('The figure with its unit, such as 24 hours.'),
        ),
        text: words('What the figure counts, and where.'),
      }),
      { least: 2, most: 4 },
    ),
    v.description('Two to four figures.'),
  ),
  source: v.optional(v.pipe(field.markdown, v.description('Where the figures come from.'))),
});

const cards = v.strictObject({
  section: v.literal('cards'),
  ...start,
  cards: v.pipe(
    field.listOf(
      v.strictObject({
        heading: words('A short name.'),
        text: words('One or two sentences.'),
        to: v.optional(field.pageLink),
      }),
      { least: 2, most: 6 },
    ),
    v.description('Two to six cards. The whole card is a link if it leads somewhere.'),
  ),
});

/** A larger number of stars does not fit a phone. */
const MOST_STARS = 100;
const stars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_STARS));

const chart = v.strictObject({
  section: v.literal('chart'),
  ...start,
  charts: v.pipe(
    field.listOf(
      v.strictObject({
        count: v.pipe(stars, v.description('The number of stars.')),
        of: v.optional(
          v.pipe(
            stars,
            v.description(
              'The number of all units. The others are rings, or dots beside open stars.',
            ),
          ),
        ),
        closed: v.optional(
          v.pipe(
            v.boolean(),
            v.description('Closed stars for a state that is settled, open ones for one before.'),
          ),
          false,
        ),
        text: words('What the stars count. It contains the number, too.'),
      }),
      { most: 2 },
    ),
    v.description('One number as stars, or two to compare.'),
  ),
  source: v.optional(v.pipe(field.markdown, v.description('Where the numbers come from.'))),
});

const quotation = v.strictObject({
  section: v.literal('quotation'),
  id,
  text: v.pipe(
    field.text,
    v.maxLength(280),
    v.description('The quoted words, without quotation marks.'),
  ),
  source: words('Who or what is quoted.'),
  to: v.optional(field.pageLink),
});

const steps = v.strictObject({
  section: v.literal('steps'),
  ...start,
  steps: v.pipe(
    field.listOf(
      v.strictObject({
        name: words('What is done, in a few words.'),
        time: v.optional(words('When, such as Week 1.')),
        text: words('One or two sentences.'),
      }),
      { least: 2, most: 5 },
    ),
    v.description('Two to five steps, in their order.'),
  ),
});

const questions = v.strictObject({
  section: v.literal('questions'),
  ...start,
  questions: field.listOf(field.question, { least: 2 }),
});

const form = v.strictObject({
  section: v.literal('form'),
  ...start,
  form: v.pipe(
    v.picklist(['contact', 'newsletter', 'partnership']),
    v.description('The form that visitors fill in here.'),
  ),
  subject: v.optional(
    v.pipe(
      field.text,
      v.maxLength(150),
      v.description('The subject that the form contact suggests.'),
    ),
  ),
});

const nextStep = v.strictObject({
  section: v.literal('next-step'),
  id,
  heading,
  text: v.optional(words('A sentence below the heading.')),
  action: v.pipe(field.text, v.maxLength(40), v.description('The words on the button.')),
  to: field.pageLink,
});

/** What a page can be composed of. `section` is the name of the sort. */
export const section = v.variant('section', [
  prose,
  figures,
  cards,
  chart,
  quotation,
  steps,
  questions,
  form,
  nextStep,
]);
export type Section = v.InferOutput<typeof section>;
export type SectionOf<Name extends Section['section']> = Extract<Section, { section: Name }>;
