import * as v from 'valibot';
import { text } from '#app/content/schemas/text.ts';
import { MINUTE } from '#app/i18n/durations.ts';
import { defineForm } from '../engine/define-form.ts';
import { field, hintedOptionalField } from '../engine/word-schemas.ts';
import { feedbackSchema } from './schema.ts';

/** Feedback contains no email, so it has no confirmation. The firm gets only the weekly mail. */
export const feedback = defineForm({
  words: v.strictObject({
    heading: text,
    yes: text,
    no: text,
    helpful: field,
    more: text,
    comment: hintedOptionalField,
    /** Explains how to send the comment, because only the buttons above it send the form. */
    send: text,
    submit: text,
    thanks: text,
  }),
  keptFor: { months: 12 },
  limit: { times: 20, within: MINUTE },
  processing: {
    purpose: 'Reading answers about pages',
    legalBasis: 'Article 6(1)(f)',
    people: 'readers, who give no name and no address',
    fields: feedbackSchema,
  },
});
