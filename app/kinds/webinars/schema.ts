import * as v from 'valibot';
import * as field from '#app/content/schemas/fields.ts';
import { languageCodes } from '#content/languages.ts';
import { type RecordOf, shown } from '../define-kind.ts';

export const schema = v.strictObject({
  title: field.title,
  ...shown,
  description: field.description,
  heading: field.text,
  lead: field.text,
  starts: field.moment,
  /** The original start of a webinar that was moved. */
  movedFrom: v.optional(field.moment),
  minutes: v.pipe(v.number(), v.integer(), v.minValue(15), v.maxValue(240)),
  seats: v.pipe(v.number(), v.integer(), v.minValue(1)),
  spoken: v.picklist(languageCodes),
  cancelled: v.optional(v.boolean(), false),
  /** The day of the last change. Calendars replace an invitation by one with a later day. */
  updated: field.date,
  host: field.text,
  points: field.texts,
  body: field.markdown,
});
export type Webinar = RecordOf<typeof schema>;

export const listPage = v.strictObject({
  ...field.pageWords,
  labels: v.strictObject({
    ...field.textsNamed(
      'upcoming past none noneInLanguage cancelled when inRiyadh inDubai inYourZone',
      'language arabic english host points about invitation calendar calendarText takePart',
      'takePartText over moved all register pointsPast next nextText nextAction',
    ),
    seats: field.plural,
  }),
  nextStep: field.nextStep,
  /** The last band of a webinar's own page. */
  ownCase: field.nextStep,
});
