import { findEntry } from '#app/content/find.server.ts';
import { readAllEntries, readEmails } from '#app/content/read.server.ts';
import { roleClosed } from '#app/content/role-closed.server.ts';
import { isolate } from '#app/i18n/format.ts';
import { toFirm } from '#app/mail/to-firm.server.ts';
import { toVisitor } from '#app/mail/to-visitor.server.ts';
import type { Language } from '#content/languages.ts';
import { answerRows } from '../engine/answer-rows.server.ts';
import { defineForm } from '../engine/form-receiver.ts';
import { readCv } from './read-cv.server.ts';
import { applicationSchema, LARGEST_CV } from './schema.ts';

export const application = defineForm({
  form: 'application',
  schema: applicationSchema,
  subjectOf: ({ params, language }) =>
    findEntry(language, 'jobs', params.jobId ?? '', () => roleClosed(language)).slug,
  file: { field: 'cv', largest: LARGEST_CV, read: readCv },
  save: (answers, role) => ({
    email: answers.email,
    name: answers.name,
    about: role,
    answers,
  }),
  mails: ({ values: answers, subject: role, ...context }) => [
    toVisitor({
      kind: 'confirmation',
      words: readEmails(context.language).application,
      values: { role: isolate(nameOf(role, context.language)) },
      ...context,
    }),
    toFirm({
      from: { name: answers.name, address: answers.email },
      about: nameOf(role, context.firmLanguage),
      rows: answerRows('application', answers, context.firmLanguage),
      ...context,
    }),
  ],
});

function nameOf(role: string, language: Language): string {
  return readAllEntries(language, 'jobs').find(({ slug }) => slug === role)?.name ?? role;
}
