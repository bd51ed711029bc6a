import { notFound } from '#app/content/find.server.ts';
import { readEmails, readForm } from '#app/content/read.server.ts';
import { neutralPath } from '#app/i18n/localized-path.ts';
import { toFirm } from '#app/mail/to-firm.server.ts';
import { toVisitor } from '#app/mail/to-visitor.server.ts';
import { answerRows } from '../engine/answer-rows.server.ts';
import { defineForm } from '../engine/form-receiver.ts';
import { dataRequestSchema } from './schema.ts';

export const dataRequest = defineForm({
  form: 'dataRequest',
  schema: dataRequestSchema,
  // Of the legal texts, which share a page, one carries the form.
  subjectOf: ({ url, language }) => {
    if (neutralPath(url.pathname) !== '/gdpr') throw notFound(language);
  },
  save: (values) => ({
    email: values.email,
    about: values.right,
    answers: values,
  }),
  mails: ({ values, ...context }) => [
    toVisitor({
      kind: 'confirmation',
      words: readEmails(context.language).dataRequest,
      ...context,
    }),
    toFirm({
      from: { name: '', address: values.email },
      about: readForm(context.firmLanguage, 'dataRequest').rights[values.right],
      rows: answerRows('dataRequest', values, context.firmLanguage),
      ...context,
    }),
  ],
});
