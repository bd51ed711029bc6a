import * as v from 'valibot';
import * as field from '#app/content/schemas/fields.ts';
import { type RecordOf, shown } from '../define-kind.ts';

const download = v.strictObject({
  file: v.pipe(v.string(), v.regex(/^[a-z0-9-]+\.(csv|md)$/, 'a file such as risk-register.csv')),
  name: field.text,
});

export const schema = v.strictObject({
  ...field.head,
  ...shown,
  date: field.date,
  updated: v.optional(field.date),
  name: field.text,
  /** The id of the article's group in pages/documentation.yaml. */
  section: field.slug,
  order: field.order,
  /** These files are in the folder templates/ of the same language. */
  downloads: v.optional(v.array(download), []),
  body: field.markdown,
});
export type Article = RecordOf<typeof schema>;

const group = v.strictObject({ id: field.id, ...field.textsNamed('heading question text') });

export const listPage = v.strictObject({
  ...field.pageWords,
  groups: field.listOf(group, { least: 2 }),
  labels: v.strictObject(
    field.textsNamed('menu previous next downloads download plain anchor neighbours'),
  ),
  nextStep: field.nextStep,
});
