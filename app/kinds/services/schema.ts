import * as v from 'valibot';
import * as field from '#app/content/schemas/fields.ts';
import { type RecordOf, shown } from '../define-kind.ts';

export const schema = v.strictObject({
  ...field.head,
  ...shown,
  updated: field.date,
  name: field.text,
  summary: field.text,
  /** A text about the client's problem. */
  body: field.markdown,
  duration: field.text,
  team: field.text,
  /** Who the work is for, in a sentence. */
  audience: field.text,
  /** What happens in the first two weeks, in a sentence. */
  firstWeeks: field.text,
  /** A figure from the case study, and what it counts. */
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
