import { readEmails } from '#app/content/read.server.ts';
import { toFirm } from '#app/mail/to-firm.server.ts';
import { toVisitor } from '#app/mail/to-visitor.server.ts';
import { answerRows } from '../engine/answer-rows.server.ts';
import { defineForm } from '../engine/form-receiver.ts';
import { contactSchema } from './schema.ts';

export const contact = defineForm({
  form: 'contact',
  schema: contactSchema,
  subjectOf: () => undefined,
  save: (values) => ({
    email: values.email,
    name: values.name,
    answers: values,
  }),
  mails: ({ values, ...context }) => [
    toVisitor({ kind: 'confirmation', words: readEmails(context.language).contact, ...context }),
    toFirm({
      from: { name: values.name, address: values.email },
      rows: answerRows('contact', values, context.firmLanguage),
      ...context,
    }),
  ],
});
