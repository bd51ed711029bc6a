import * as v from 'valibot';
import {
  date,
  head,
  id,
  listOf,
  markdown,
  order,
  pageHead,
  sections,
  slug,
  text,
  textsNamed,
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
  /** The id of the article's group in pages/documentation.yaml. */
  section: slug,
  order,
  /** The files that readers can download, from the folder templates/ of the same language. */
  downloads: v.optional(v.array(download), []),
  body: markdown,
});
export type Article = RecordOf<typeof schema>;

export const listPage = v.strictObject({
  ...pageHead,
  sections,
  groups: listOf(v.strictObject({ id, heading: text, text }), { least: 2 }),
  labels: v.strictObject(textsNamed('menu previous next downloads anchor neighbours')),
});
