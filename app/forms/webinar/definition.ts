import * as v from 'valibot';
import { plural, text } from '#app/content/schemas/text.ts';
import { defineForm } from '../engine/define-form.ts';
import { field, letterWithAction } from '../engine/word-schemas.ts';
import { webinarSchema } from './schema.ts';

export const webinar = defineForm({
  words: v.strictObject({
    heading: text,
    name: field,
    email: field,
    submit: text,
    seatsLeft: plural,
    full: text,
  }),
  email: letterWithAction,
  /** This period begins at the end of the webinar. */
  keptFor: { days: 90 },
  mailbox: 'INBOX_TO_WEBINAR',
  processing: {
    purpose: 'Holding a seat in a webinar, or a place on its waiting list',
    legalBasis: 'Article 6(1)(b)',
    people: 'people who register',
    fields: webinarSchema,
    further: ['webinar', 'seat'],
    kept: (time) => `${time} after the webinar`,
  },
});
