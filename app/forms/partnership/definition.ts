import * as v from 'valibot';
import { DECISION_WITHIN } from '#app/constants.ts';
import { text } from '#app/content/schemas/text.ts';
import { defineForm } from '../engine/define-form.ts';
import { field, hintedField, letter, optionalField } from '../engine/word-schemas.ts';
import { partnershipSchema } from './schema.ts';

const followUps = v.strictObject({ heading: text, first: text, second: text });

export const partnership = defineForm({
  words: v.strictObject({
    heading: text,
    organisation: field,
    contact: field,
    email: field,
    country: v.strictObject({ label: text, missing: text, choose: text, other: text, which: text }),
    website: optionalField,
    type: field,
    followUps: v.strictObject({
      'technology-integration': followUps,
      'solution-delivery': followUps,
      'channel-reseller': followUps,
      'strategic-alliance': followUps,
    }),
    message: hintedField,
    submit: text,
  }),
  email: letter,
  keptFor: { months: 12 },
  mailbox: 'INBOX_TO_PARTNERSHIP',
  answerWithin: DECISION_WITHIN,
  processing: {
    purpose: 'Judging a partnership inquiry',
    legalBasis: 'Article 6(1)(b)',
    people: 'contact persons of organisations',
    fields: partnershipSchema,
  },
});
