import * as v from 'valibot';
import { MOST_WEEKS } from '#app/constants.ts';
import * as field from '#app/content/schemas/fields.ts';
import { type RecordOf, shown } from '../define-kind.ts';
import { serviceSlugs } from './slugs.ts';

const week = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_WEEKS));
/** A step after the project has `months`, counted from the project's end. */
const stepWeeks = v.union([
  v.strictObject({ from: week, to: week }),
  v.strictObject({ months: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
]);

export const schema = v.strictObject({
  ...field.head,
  ...shown,
  updated: field.date,
  name: field.text,
  summary: field.text,
  /** The body describes the problem of the client. */
  body: field.markdown,
  /** The question that brings clients to the service, in their words. */
  question: field.text,
  result: field.text,
  duration: field.text,
  /** Without `least`, every project takes `most` weeks. */
  weeks: v.strictObject({
    least: v.optional(week),
    most: week,
    steps: v.array(stepWeeks),
  }),
  team: field.text,
  audience: field.text,
  firstWeeks: field.text,
  /** A figure from the case study, and a text about its meaning. */
  evidence: v.strictObject({ figure: field.text, text: field.text }),
  approach: v.strictObject({
    heading: field.text,
    steps: field.listOf(v.strictObject(field.textsNamed('name time text')), { least: 3, most: 6 }),
  }),
  deliverables: v.strictObject({ heading: field.text, items: field.namedItems }),
  needs: v.strictObject({ heading: field.text, items: field.texts }),
  questions: field.listOf(field.question, { least: 3, most: 6 }),
  contact: v.strictObject({
    heading: field.text,
    text: field.text,
    subject: v.pipe(field.text, v.maxLength(150)),
  }),
  study: field.slug,
  post: field.slug,
});
export type Service = RecordOf<typeof schema>;

const days = v.pipe(v.number(), v.integer(), v.minValue(1));

export const listPage = v.strictObject({
  ...field.pageWords,
  choose: v.pipe(
    v.strictObject({
      heading: field.text,
      lead: field.text,
      question: field.text,
      result: field.text,
      other: field.markdown,
    }),
    v.description('The table of services. Other is for visitors with another question.'),
  ),
  effort: v.pipe(
    v.strictObject({
      stages: field.listOf(
        v.pipe(
          v.strictObject({
            ...field.textsNamed('name text'),
            price: v.optional(field.text),
            /** Our working days: those of every project, and those of the largest. */
            least: v.optional(days),
            most: v.optional(days),
            yours: v.optional(field.text),
          }),
          v.check(
            ({ price, least, most, yours }) =>
              price ? !least && !most && !yours : !!least && !!most && !!yours,
            'either a price, or least, most and yours',
          ),
        ),
      ),
      note: field.markdown,
    }),
    v.description(
      'What a first project costs, in days. A stage without days has a price in words.',
    ),
  ),
  chains: v.pipe(
    field.listOf(
      v.strictObject({
        services: field.listOf(v.picklist(serviceSlugs), { least: 2, most: 3 }),
        /** Where the lines between the services point. */
        arrows: v.picklist(['on', 'inward', 'both', 'none']),
      }),
    ),
    v.description('Services that lead into each other.'),
  ),
  joins: v.pipe(field.texts, v.description('For each chain of services, how they work together.')),
  nextStep: field.nextStep,
});
