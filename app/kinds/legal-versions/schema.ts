import * as v from 'valibot';
import * as field from '#app/content/schemas/fields.ts';
import { shown } from '../define-kind.ts';

export const schema = v.strictObject({
  ...field.head,
  ...shown,
  /** The slug of the legal text. */
  document: field.slug,
  version: field.text,
  /** An earlier version must not change, so its body contains no placeholders. */
  body: field.markdown,
});
