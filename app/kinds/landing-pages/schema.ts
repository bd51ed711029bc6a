import * as v from 'valibot';
import * as field from '#app/content/schemas/fields.ts';
import { type RecordOf, shown } from '../define-kind.ts';
import { section } from './section-schemas.ts';

export const schema = v.strictObject({
  ...field.head,
  ...shown,
  updated: v.pipe(field.date, v.description('The day of the last change of these words.')),
  eyebrow: v.optional(
    v.pipe(field.text, v.maxLength(60), v.description('A few words above the title of the page.')),
  ),
  actions: v.optional(
    v.pipe(
      field.listOf(v.strictObject({ text: field.text, to: field.pageLink }), { most: 2 }),
      v.description('One or two buttons below the title. The first one is gold.'),
    ),
  ),
  sections: v.pipe(
    field.listOf(section),
    v.description('The page below its title, in this order. The site chooses the backgrounds.'),
  ),
});
export type LandingPage = RecordOf<typeof schema>;
