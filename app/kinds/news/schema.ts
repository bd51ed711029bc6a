import * as v from 'valibot';
import {
  date,
  description,
  markdown,
  pageHead,
  sections,
  textsNamed,
  title,
} from '#app/content/schemas/fields.ts';
import { type RecordOf, shown } from '../define-kind.ts';

export const schema = v.strictObject({
  /** Also the title of the page. */
  heading: title,
  ...shown,
  description,
  date,
  topic: v.picklist(['practice', 'publications', 'careers', 'website']),
  body: markdown,
});
export type NewsItem = RecordOf<typeof schema>;

export const listPage = v.strictObject({
  ...pageHead,
  sections,
  topics: v.strictObject(textsNamed('practice publications careers website')),
  labels: v.strictObject(textsNamed('others all')),
});
