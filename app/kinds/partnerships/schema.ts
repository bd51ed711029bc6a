import * as v from 'valibot';
import { markdown, order, pageHead, sections, text, texts } from '#app/content/schemas/fields.ts';
import { shown } from '../define-kind.ts';

export const schema = v.strictObject({
  name: text,
  ...shown,
  lead: text,
  order,
  youBring: texts,
  weBring: texts,
  body: markdown,
});

export const listPage = v.strictObject({
  ...pageHead,
  sections,
  labels: v.strictObject({ link: text }),
});
