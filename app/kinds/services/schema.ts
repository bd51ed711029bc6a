import * as v from 'valibot';
import {
  date,
  head,
  listOf,
  markdown,
  namedItems,
  question,
  slug,
  text,
  texts,
} from '#app/content/schemas/fields.ts';
import { type RecordOf, shown } from '../define-kind.ts';

export const schema = v.strictObject({
  ...head,
  ...shown,
  updated: date,
  name: text,
  summary: text,
  /** A text about the client's problem. */
  body: markdown,
  duration: text,
  team: text,
  approach: v.strictObject({
    heading: text,
    steps: listOf(v.strictObject({ name: text, time: text, text }), { least: 3, most: 6 }),
  }),
  deliverables: v.strictObject({ heading: text, items: namedItems }),
  needs: v.strictObject({ heading: text, items: texts }),
  questions: listOf(question, { least: 3, most: 6 }),
  contact: v.strictObject({ heading: text, text, subject: v.pipe(text, v.maxLength(150)) }),
  study: slug,
  post: slug,
});
export type Service = RecordOf<typeof schema>;
