import * as v from 'valibot';
import { text, textsNamed } from '#app/content/schemas/text.ts';
import { DAY } from '#app/i18n/durations.ts';
import { defineForm } from '../engine/define-form.ts';
import { hintedField, letter } from '../engine/word-schemas.ts';
import { dataRequestSchema } from './schema.ts';

export const dataRequest = defineForm({
  words: v.strictObject({
    heading: text,
    lead: text,
    email: hintedField,
    right: v.strictObject({ label: text, missing: text, choose: text }),
    rights: v.strictObject(
      textsNamed('access rectification erasure restriction portability objection withdrawal'),
    ),
    submit: text,
  }),
  email: letter,
  keptFor: { months: 12 },
  mailbox: 'INBOX_TO_DATA_REQUEST',
  // The legal text at /gdpr promises an answer within this time.
  answerWithin: 30 * DAY,
  // Higher than for other forms. Otherwise a stranger could use up a person's mails of a day with
  // another form, and the person would get no mail about a data request.
  mailsPerDay: 6,
  processing: {
    purpose: 'Carrying out a data request',
    legalBasis: 'Article 6(1)(c)',
    people: 'people whose data are stored',
    fields: dataRequestSchema,
  },
});
