import * as v from 'valibot';
import * as field from '#app/content/schemas/fields.ts';
import { languageCodes } from '#content/languages.ts';
import { type RecordOf, shown } from '../define-kind.ts';

/** A file about a past webinar, with a title in the file's language. */
const material = v.strictObject({
  /** A URL with https://, or a file of the site such as /templates/en/plan.md. */
  url: v.union([field.httpsUrl, field.templatePath]),
  title: field.text,
  language: v.picklist(languageCodes),
});

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
  /** The reason for a cancellation, as a sentence for the page and for mails. */
  cancelledReason: v.optional(field.text),
  /** The page shows these files after the webinar. */
  slides: v.optional(material),
  recording: v.optional(material),
  /** The day of the last change, which determines the event's sequence number in calendars. */
  updated: field.date,
  host: field.text,
  points: field.texts,
  body: field.markdown,
});
export type Webinar = RecordOf<typeof schema>;

/** Only mails to people with a seat may contain these facts. */
export const privateFacts = v.strictObject({
  joinUrl: v.optional(field.httpsUrl),
});
export type PrivateFacts = v.InferOutput<typeof privateFacts>;

export const listPage = v.strictObject({
  ...field.pageWords,
  labels: v.strictObject({
    ...field.textsNamed(
      'upcoming past none noneInLanguage cancelled when inRiyadh inCity inYourZone',
      'language arabic english host points about invitation calendar calendarText takePart',
      'takePartText over moved all register pointsPast next nextText nextAction',
      'cancelledHeading cancelledText materials slides recording nextDates',
    ),
    seats: field.plural,
  }),
  nextStep: field.nextStep,
  ownCase: v.pipe(field.nextStep, v.description('The last band of a webinar’s own page.')),
});
