import * as v from 'valibot';
import {
  date,
  head,
  id,
  markdown,
  order,
  pageHead,
  sections,
  slug,
  text,
} from '#app/content/schemas/fields.ts';
import { type RecordOf, shown } from '../define-kind.ts';

const download = v.strictObject({
  file: v.pipe(v.string(), v.regex(/^[a-z0-9-]+\.(csv|md)$/, 'a file such as risk-register.csv')),
  name: text,
});

export const schema = v.strictObject({
  ...head,
  ...shown,
  date,
  updated: v.optional(date),
  name: text,
  /** The group of the article, from pages/documentation.yaml. */
  section: slug,
  order,
  /** Files of the same language's folder templates/. */
  downloads: v.optional(v.array(download), []),
  body: markdown,
});
export type Article = RecordOf<typeof schema>;

export const listPage = v.strictObject({
  ...pageHead,
  sections,
  groups: v.pipe(v.array(v.strictObject({ id, heading: text, text })), v.minLength(2)),
  labels: v.strictObject({
    menu: text,
    onThisPage: text,
    previous: text,
    next: text,
    downloads: text,
    download: text,
    anchor: text,
    neighbours: text,
  }),
});
