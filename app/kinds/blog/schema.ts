import * as v from 'valibot';
import * as field from '#app/content/schemas/fields.ts';
import { type RecordOf, shown } from '../define-kind.ts';

export const schema = v.strictObject({
  ...field.head,
  ...shown,
  author: field.text,
  date: field.date,
  updated: v.optional(field.date),
  topic: v.picklist(['data', 'ai', 'measurement']),
  services: field.slugs,
  study: field.slug,
  body: field.markdown,
});
export type Post = RecordOf<typeof schema>;

export const listPage = v.strictObject({
  ...field.pageWords,
  topics: v.strictObject(field.textsNamed('data ai measurement')),
  paging: v.strictObject(field.textsNamed('title previous next page')),
});
