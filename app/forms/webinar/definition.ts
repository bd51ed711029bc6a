import * as v from 'valibot';
import { plural, text } from '#app/content/schemas/text.ts';
import { defineForm } from '../engine/define-form.ts';
import { field, letterWithAction } from '../engine/word-schemas.ts';

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
  /** The period begins at the end of the webinar. */
  keptFor: { days: 90 },
  mailbox: 'INBOX_TO_WEBINAR',
});
