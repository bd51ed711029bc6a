import * as v from 'valibot';
import {
  date,
  description,
  endMoment,
  listOf,
  markdown,
  order,
  sections,
  text,
  texts,
  textsNamed,
  title,
} from '#app/content/schemas/fields.ts';
import { languageCodes } from '#content/languages.ts';
import { type RecordOf, shown } from '../define-kind.ts';

const amount = v.pipe(v.number(), v.integer(), v.minValue(1));
const salary = v.pipe(
  v.strictObject({ from: amount, to: amount, currency: v.picklist(['SAR', 'AED']) }),
  v.check(({ from, to }) => from <= to, 'an amount `to` that is not below `from`'),
);

export const schema = v.strictObject({
  name: text,
  ...shown,
  description,
  lead: text,
  city: v.picklist(['riyadh', 'dubai']),
  employment: v.picklist(['fullTime', 'partTime', 'temporary', 'internship']),
  level: v.picklist(['entry', 'experienced', 'senior']),
  workMode: v.picklist(['onSite', 'hybrid']),
  workingLanguages: listOf(v.picklist(languageCodes)),
  /** The band of a month's pay, if the firm publishes it. */
  salary: v.optional(salary),
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
    ...textsNamed(
      'city type level workMode workingLanguages salary posted closes responsibilities',
      'requirements offer otherRoles',
    ),
    employment: v.strictObject(textsNamed('fullTime partTime temporary internship')),
    levels: v.strictObject(textsNamed('entry experienced senior')),
    workModes: v.strictObject(textsNamed('onSite hybrid')),
    monthlyPay: text,
    currencies: v.strictObject(textsNamed('SAR AED')),
  }),
});

export const closedPage = v.strictObject({
  title,
  ...textsNamed('description heading lead open none action'),
});
