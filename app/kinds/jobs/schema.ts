import * as v from 'valibot';
import { FIRST_MONTHS } from '#app/constants.ts';
import * as field from '#app/content/schemas/fields.ts';
import { languageCodes } from '#content/languages.ts';
import { type RecordOf, shown } from '../define-kind.ts';

const amount = v.pipe(v.number(), v.integer(), v.minValue(1));
const salary = v.pipe(
  v.strictObject({ from: amount, to: amount, currency: v.picklist(['SAR', 'AED']) }),
  v.check(({ from, to }) => from <= to, 'an amount `to` that is not below `from`'),
);

const month = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(FIRST_MONTHS));

export const schema = v.strictObject({
  name: field.text,
  ...shown,
  description: field.description,
  lead: field.text,
  city: v.pipe(field.slug, v.description('An office of organization.yaml.')),
  employment: v.picklist(['fullTime', 'partTime', 'temporary', 'internship']),
  level: v.picklist(['entry', 'experienced', 'senior']),
  workMode: v.picklist(['onSite', 'hybrid']),
  workingLanguages: field.listOf(v.picklist(languageCodes)),
  salary: v.optional(salary),
  order: field.order,
  posted: field.date,
  expires: field.endMoment,
  months: v.pipe(
    v.optional(field.listOf(v.strictObject({ from: month, to: month }))),
    v.description('The months of the steps of First months, in their order.'),
  ),
  responsibilities: field.texts,
  requirements: field.texts,
  offer: field.texts,
  firstMonths: v.optional(
    v.strictObject({
      steps: field.listOf(v.strictObject(field.textsNamed('name time text'))),
      result: field.text,
    }),
  ),
  body: field.markdown,
});
export type Job = RecordOf<typeof schema>;

const time = v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/, 'a time, such as 08:15'));

export const careersPage = v.strictObject({
  ...field.pageWords,
  dayHours: v.pipe(
    field.listOf(v.strictObject({ from: time, to: time, shared: v.boolean() })),
    v.description('The parts of an ordinary day, in the order of their texts in Day, Spans.'),
  ),
  day: v.strictObject({ heading: field.text, key: field.text, spans: field.texts }),
  roles: v.strictObject({ order: field.text }),
  next: field.nextStep,
});

export const detailPage = v.strictObject({
  title: field.title,
  heading: field.text,
  sections: field.sections,
  labels: v.strictObject({
    ...field.textsNamed(
      'city type level workMode workingLanguages salary posted closes responsibilities',
      'requirements offer firstMonths months otherRoles effort',
    ),
    employment: v.strictObject(field.textsNamed('fullTime partTime temporary internship')),
    levels: v.strictObject(field.textsNamed('entry experienced senior')),
    workModes: v.strictObject(field.textsNamed('onSite hybrid')),
    monthlyPay: field.text,
    currencies: v.strictObject(field.textsNamed('SAR AED')),
  }),
});

export const closedPage = v.strictObject({
  title: field.title,
  ...field.textsNamed('description heading lead open none action'),
});
