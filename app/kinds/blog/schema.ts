import * as v from 'valibot';
import {
  date,
  head,
  markdown,
  pageHead,
  sections,
  slug,
  slugs,
  text,
  textsNamed,
} from '#app/content/schemas/fields.ts';
import { type RecordOf, shown } from '../define-kind.ts';

export const schema = v.strictObject({
  ...head,
  ...shown,
  author: text,
  date,
  updated: v.optional(date),
  topic: v.picklist(['data', 'ai', 'measurement']),
  services: slugs,
  study: slug,
  body: markdown,
});
export type Post = RecordOf<typeof schema>;

export const listPage = v.strictObject({
  ...pageHead,
  sections,
  topics: v.strictObject(textsNamed('data ai measurement')),
  paging: v.strictObject({ title: text, previous: text, next: text, page: text }),
});
