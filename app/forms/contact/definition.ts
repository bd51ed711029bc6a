import * as v from 'valibot';
import { ANSWER_WITHIN } from '#app/constants.ts';
import { text } from '#app/content/schemas/text.ts';
import { defineForm } from '../engine/define-form.ts';
import { field, hintedField, letter } from '../engine/word-schemas.ts';
import { contactSchema } from './schema.ts';

export const contact = defineForm({
  words: v.strictObject({
    heading: text,
    name: field,
    email: field,
    subject: field,
    message: hintedField,
    submit: text,
    after: text,
  }),
  email: letter,
  keptFor: { months: 12 },
  mailbox: 'INBOX_TO_CONTACT',
  answerWithin: ANSWER_WITHIN,
  processing: {
    purpose: 'Answering a message',
    legalBasis: 'Article 6(1)(f)',
    people: 'people who write to the firm',
    fields: contactSchema,
  },
});
