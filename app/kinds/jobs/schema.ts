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
  labels: v.strictObject({
    city: text,
    type: text,
    fullTime: text,
    posted: text,
    closes: text,
    responsibilities: text,
    requirements: text,
    offer: text,
    otherRoles: text,
  }),
});

export const closedPage = v.strictObject({
  title,
  description: text,
  heading: text,
  lead: text,
  open: text,
  none: text,
  action: text,
});
