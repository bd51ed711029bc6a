import * as v from 'valibot';
import * as field from '#app/content/schemas/fields.ts';
import { shown } from '../define-kind.ts';

export const schema = v.strictObject({
  name: field.text,
  ...shown,
  lead: field.text,
  order: field.order,
  youBring: field.texts,
  weBring: field.texts,
  body: field.markdown,
});

export const listPage = v.strictObject({
  ...field.pageWords,
  labels: v.strictObject({ link: field.text }),
});
