import * as v from 'valibot';
import {
  date,
  head,
  id,
  listOf,
  markdown,
  order,
  slugs,
  text,
} from '#app/content/schemas/fields.ts';
import { type RecordOf, shown } from '../define-kind.ts';

const bar = v.strictObject({ label: text, value: v.pipe(v.number(), v.minValue(0)) });
const result = v.strictObject({
  text,
  /** The measure that the bars show. `unit` is its unit, or `%` for percentages. */
  measure: text,
  unit: text,
  bars: listOf(bar, { least: 2, most: 4 }),
});

export const schema = v.strictObject({
  ...head,
  ...shown,
  date,
  updated: v.optional(date),
  sector: text,
  /** The sector in URLs. Studies of one sector share it. */
  sectorId: id,
  duration: text,
  challenge: markdown,
  solution: markdown,
  results: listOf(result, { least: 2 }),
  services: slugs,
  order,
  featured: v.optional(v.boolean(), false),
  body: markdown,
});
export type CaseStudy = RecordOf<typeof schema>;
