import * as v from 'valibot';
import { head, markdown, slug, text } from '#app/content/schemas/fields.ts';
import { shown } from '../define-kind.ts';

export const schema = v.strictObject({
  ...head,
  ...shown,
  /** The legal text, by the name of its file. */
  document: slug,
  version: text,
  /** With the periods and tables of that time, because those of the code change later. */
  body: markdown,
});
