import * as v from 'valibot';
import * as field from '#app/content/schemas/fields.ts';
import { type RecordOf, shown } from '../define-kind.ts';

export const schema = v.strictObject({
  heading: v.pipe(
    field.title,
    v.description('The subject of the mail, and the title of the page.'),
  ),
  ...shown,
  description: field.description,
  date: field.date,
  sendAt: v.pipe(
    v.optional(field.moment),
    v.description(
      'Then the site sends the letter by itself, such as 2026-12-01 09:00 in Riyadh time. Without it, a person sends the letter.',
    ),
  ),
  body: field.markdown,
});
export type Letter = RecordOf<typeof schema>;

export const listPage = v.strictObject({
  ...field.pageWords,
  labels: v.strictObject(
    field.textsNamed('issue place read earlier year previous next all signature'),
  ),
  nextStep: field.nextStep,
});
