import * as v from 'valibot';
import * as field from '#app/content/schemas/fields.ts';
import { shown } from '../define-kind.ts';

export const schema = v.strictObject({
  name: field.text,
  ...shown,
  /** One sentence about the contribution of the partner. */
  bring: field.text,
  lead: field.text,
  order: field.order,
  youBring: field.texts,
  weBring: field.texts,
  body: field.markdown,
  example: field.markdown,
  firstStep: field.markdown,
  refuses: field.markdown,
});

export const listPage = v.strictObject({
  ...field.pageWords,
  types: v.strictObject(field.textsNamed('heading lead note')),
  labels: v.strictObject(field.textsNamed('link suits example firstStep refuses')),
  next: field.nextStep,
});
