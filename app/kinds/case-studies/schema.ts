import * as v from 'valibot';
import { MOST_WEEKS } from '#app/constants.ts';
import * as field from '#app/content/schemas/fields.ts';
import { type RecordOf, shown } from '../define-kind.ts';

const bar = v.strictObject({ label: field.text, value: v.pipe(v.number(), v.minValue(0)) });

const result = v.strictObject({
  text: field.text,
  measure: field.text,
  /** The unit of the values, or `%` for percentages. */
  unit: field.text,
  /**
   * The first bar shows the state before the work. The other bars show the state after the work.
   */
  bars: field.listOf(bar, { least: 2, most: 4 }),
  isPart: v.optional(
    v.pipe(
      v.boolean(),
      v.description('The second value counts a part of the first, so nothing has changed.'),
    ),
  ),
});

/** CSS has rules for this many columns. */
const month = v.pipe(field.order, v.maxValue(MOST_WEEKS));

const quotation = v.strictObject({
  text: v.pipe(field.text, v.description('What the person said, without quotation marks.')),
  name: v.optional(v.pipe(field.text, v.description('Left out if the person stays anonymous.'))),
  role: v.pipe(field.text, v.description('The role and the organisation, or an anonymous role.')),
  consent: v.pipe(
    field.date,
    v.description('The day on which the person agreed in writing to be quoted.'),
  ),
});

export const schema = v.strictObject({
  ...field.head,
  ...shown,
  date: field.date,
  updated: v.optional(field.date),
  client: v.optional(
    v.pipe(
      field.slug,
      v.description('The client, if it agreed to be named. Without it, the case is illustrative.'),
    ),
  ),
  quotations: v.optional(field.listOf(quotation, { most: 3 })),
  sector: field.text,
  /** The id in URLs. All studies of a sector have the same id. */
  sectorId: field.id,
  duration: field.text,
  /** A number from the text that shows how thorough the work was. */
  counted: v.strictObject({ label: field.text, number: field.order }),
  challenge: field.markdown,
  solution: field.markdown,
  worth: v.pipe(field.text, v.description('What the results are worth to the client.')),
  results: field.listOf(result, { least: 2 }),
  question: field.text,
  /** The result that lists show, as a position in `results`, counted from 1. */
  leading: field.order,
  /** The first and the last month of each step in `solution`. */
  months: v.optional(field.listOf(v.strictTuple([month, month]))),
  services: field.slugs,
  order: field.order,
  featured: v.optional(v.boolean(), false),
  body: field.markdown,
});
export type CaseStudy = RecordOf<typeof schema>;
