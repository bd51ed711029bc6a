import * as v from 'valibot';
import {
  date,
  description,
  markdown,
  moment,
  pageHead,
  sections,
  text,
  texts,
  title,
} from '#app/content/schemas/fields.ts';
import { languageCodes } from '#content/languages.ts';
import { type RecordOf, shown } from '../define-kind.ts';

export const schema = v.strictObject({
  title,
  ...shown,
  description,
  heading: text,
  lead: text,
  starts: moment,
  /** The original start, if the webinar was moved. */
  movedFrom: v.optional(moment),
  minutes: v.pipe(v.number(), v.integer(), v.minValue(15), v.maxValue(240)),
  seats: v.pipe(v.number(), v.integer(), v.minValue(1)),
  spoken: v.picklist(languageCodes),
  cancelled: v.optional(v.boolean(), false),
  /** Day of the invitation's last change. Calendars use the later invitation. */
  updated: date,
  host: text,
  points: texts,
  body: markdown,
});
export type Webinar = RecordOf<typeof schema>;

export const listPage = v.strictObject({
  ...pageHead,
  sections,
  labels: v.strictObject({
    upcoming: text,
    past: text,
    none: text,
    cancelled: text,
    when: text,
    inRiyadh: text,
    inDubai: text,
    inYourZone: text,
    length: text,
    language: text,
    arabic: text,
    english: text,
    seats: text,
    host: text,
    points: text,
    about: text,
    invitation: text,
    calendar: text,
    calendarText: text,
    takePart: text,
    takePartText: text,
    over: text,
    moved: text,
    all: text,
  }),
});
