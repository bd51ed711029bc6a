import * as v from 'valibot';
import * as field from '#app/content/schemas/fields.ts';
import { shown } from '../define-kind.ts';

export const schema = v.strictObject({
  ...field.head,
  ...shown,
  /** The legal text, by the name of its file. */
  document: field.slug,
  version: field.text,
  /** The text contains its own periods and tables, because the ones in the code may change. */
  body: field.markdown,
});
