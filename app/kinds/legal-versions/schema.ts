import * as v from 'valibot';
import * as field from '#app/content/schemas/fields.ts';
import { shown } from '../define-kind.ts';

export const schema = v.strictObject({
  ...field.head,
  ...shown,
  /** The slug of the legal text. */
  document: field.slug,
  version: field.text,
  /** Periods and tables are written out, because the values in the code can change. */
  body: field.markdown,
});
