import * as v from 'valibot';
import {
  date,
  description,
  endMoment,
  markdown,
  order,
  sections,
  text,
  texts,
  textsNamed,
  title,
} from '#app/content/schemas/fields.ts';
import { type RecordOf, shown } from '../define-kind.ts';

export const schema = v.strictObject({
  name: text,
  ...shown,
  description,
  lead: text,
  city: v.picklist(['riyadh', 'dubai']),
  order,
  posted: date,
  expires: endMoment,
  responsibilities: texts,
  requirements: texts,
  offer: texts,
  body: markdown,
});
export type Job = RecordOf<typeof schema>;

export const detailPage = v.strictObject({
  title,
  heading: text,
  sections,
  labels: v.strictObject(
    textsNamed('city type fullTime posted closes responsibilities requirements offer otherRoles'),
  ),
});

export const closedPage = v.strictObject({
  title,
  ...textsNamed('description heading lead open none action'),
});
