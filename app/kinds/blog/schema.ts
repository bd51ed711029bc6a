import * as v from 'valibot';
import * as field from '#app/content/schemas/fields.ts';
import { type RecordOf, shown } from '../define-kind.ts';
import { calculatorWords } from './calculator/words.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(1));
/** Rows of stars. Rows with closed stars show the state after the work. */
const figure = v.strictObject({
  perRow: v.pipe(count, v.maxValue(20)),
  unit: v.optional(v.literal('%')),
  /** How many units one star stands for. */
  each: v.optional(count, 1),
  rows: field.listOf(v.strictObject({ count, isClosed: v.optional(v.boolean(), false) })),
});

const post = v.strictObject({
  ...field.head,
  ...shown,
  /** The role of the author, if no person of the firm is named. */
  author: v.optional(field.text),
  person: v.optional(
    v.pipe(field.slug, v.description('The author, if the post names a person of the firm.')),
  ),
  date: field.date,
  updated: v.optional(field.date),
  topic: v.picklist(['data', 'ai', 'measurement']),
  services: field.slugs,
  study: field.slug,
  figure: v.optional(figure),
  /** One label for each row of the figure. */
  figureWords: v.optional(v.strictObject({ labels: field.texts, caption: field.text })),
  nextStep: field.nextStep,
  tool: v.optional(v.literal('return-calculator')),
  body: field.markdown,
});
/** A post has the role of its author, or names a person of the firm. */
export const schema = v.pipe(
  post,
  v.forward(
    v.check(
      ({ author, person }) => author !== undefined || person !== undefined,
      'the role of the author, or a person',
    ),
    ['author'],
  ),
);
export type Post = RecordOf<typeof schema>;

export const listPage = v.strictObject({
  ...field.pageWords,
  topics: v.strictObject(field.textsNamed('data ai measurement')),
  labels: v.strictObject(field.textsNamed('read next contents')),
  nextStep: field.nextStep,
  calculator: calculatorWords,
  paging: v.strictObject(field.textsNamed('title previous next page')),
});
