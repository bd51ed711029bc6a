import * as v from 'valibot';
import { DECISION_WITHIN } from '#app/constants.ts';
import { text } from '#app/content/schemas/text.ts';
import { defineForm } from '../engine/define-form.ts';
import {
  field,
  fileField,
  hintedField,
  hintedOptionalField,
  letter,
} from '../engine/word-schemas.ts';
import { applicationSchema } from './schema.ts';

export const application = defineForm({
  words: v.strictObject({
    heading: text,
    lead: text,
    name: field,
    email: field,
    phone: hintedField,
    cv: fileField,
    note: hintedOptionalField,
    link: hintedOptionalField,
    consent: field,
    submit: text,
  }),
  email: letter,
  keptFor: { months: 12 },
  mailbox: 'INBOX_TO_APPLICATION',
  answerWithin: DECISION_WITHIN,
  showsStatus: true,
  processing: {
    purpose: 'Deciding on a job application',
    legalBasis: 'Article 6(1)(b) and (a)',
    people: 'applicants',
    fields: applicationSchema,
    further: ['CV as a file', 'role', 'status'],
  },
});
