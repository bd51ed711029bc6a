import type * as v from 'valibot';
import { readEmails, readEntries } from '#app/content/read.server.ts';
import { toFirm } from '#app/mail/to-firm.server.ts';
import { toVisitor } from '#app/mail/to-visitor.server.ts';
import { answerRows } from '../engine/answer-rows.server.ts';
import { defineForm } from '../engine/form-receiver.ts';
import { asked, followUpFields, PARTNERSHIP_TYPES, partnershipSchema } from './schema.ts';

export const partnership = defineForm({
  form: 'partnership',
  schema: partnershipSchema,
  asked,
  subjectOf: () => undefined,
  save: (values) => ({
    email: values.email,
    name: `${values.contact}, ${values.organisation}`,
    about: values.type,
    answers: answersOf(values),
  }),
  mails: ({ values, ...context }) => [
    toVisitor({
      kind: 'confirmation',
      words: readEmails(context.language).partnership,
      ...context,
    }),
    toFirm({
      from: { name: values.contact, address: values.email },
      about:
        readEntries(context.firmLanguage, 'partnerships').find(({ slug }) => slug === values.type)
          ?.name ?? values.type,
      rows: answerRows('partnership', answersOf(values), context.firmLanguage),
      ...context,
    }),
  ],
});

type Values = v.InferOutput<typeof partnershipSchema>;

/** What was answered, with the follow-up questions of the chosen type alone. */
function answersOf(values: Values): Record<string, string> {
  const { organisation, contact, email, country, otherCountry, website, type, message } = values;
  const answers: Readonly<Record<string, string>> = values;
  const [first, second] = followUpFields(
    PARTNERSHIP_TYPES.find((name) => name === type) ?? PARTNERSHIP_TYPES[0],
  );
  return {
    organisation,
    contact,
    email,
    country,
    ...(country === 'other' ? { otherCountry } : {}),
    website,
    type,
    first: answers[first] ?? '',
    second: answers[second] ?? '',
    message,
  };
}
