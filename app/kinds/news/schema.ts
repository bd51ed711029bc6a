import * as v from 'valibot';
import * as field from '#app/content/schemas/fields.ts';
import { type RecordOf, shown } from '../define-kind.ts';

export const schema = v.strictObject({
  /** The heading is also the title of the page. */
  heading: field.title,
  ...shown,
  description: field.description,
  date: field.date,
  topic: v.picklist(['practice', 'publications', 'careers', 'website']),
  /** The kind of event that the news reports. */
  event: v.picklist(['published', 'opened', 'changed', 'corrected']),
  body: field.markdown,
});
export type NewsItem = RecordOf<typeof schema>;

export const listPage = v.strictObject({
  ...field.pageWords,
  topics: v.strictObject(field.textsNamed('practice publications careers website')),
  events: v.strictObject(field.textsNamed('published opened changed corrected')),
  labels: v.strictObject(field.textsNamed('others all')),
  nextStep: field.nextStep,
});
