import * as v from 'valibot';
import * as field from '#app/content/schemas/fields.ts';
import { shown } from '../define-kind.ts';

export const schema = v.strictObject({
  ...field.head,
  ...shown,
  /** The slug of the legal text. */
  document: field.slug,
  version: field.text,
  /** The text repeats periods and tables, because the values in the code may change later. */
  body: field.markdown,
});
