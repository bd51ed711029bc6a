import { findRecord } from '#app/content/find.server.ts';
import { findShown, readAllRecords, readForm } from '#app/content/read.server.ts';
import { isolate } from '#app/i18n/format.ts';
import { roleClosed } from '#app/kinds/jobs/closed-role.server.ts';
import type { Language } from '#content/languages.ts';
import { defineReceiver } from '../engine/define-receiver.server.ts';
import { confirmation, notification } from '../engine/standard-mails.server.ts';
import { readCv } from './read-cv.server.ts';
import { applicationSchema, LARGEST_CV } from './schema.ts';

export const application = defineReceiver({
  form: 'application',
  schema: applicationSchema,
  subjectOf: ({ params, language }) =>
    findRecord(language, 'jobs', params.slug ?? '', () => roleClosed(language)).slug,
  file: { field: 'cv', largest: LARGEST_CV, read: readCv },
  stored: (_answers, role, language) => ({ about: role, consent: consentIn(language) }),
  mails: (context) => [
    confirmation(context, { role: isolate(titleOf(context.subject, context.language)) }),
    notification(context, { about: titleOf(context.subject, context.firmLanguage) }),
  ],
});

/** Applications store this text, because the wording of the consent may change. */
function consentIn(language: Language): Record<string, string> {
  return {
    text: readForm(language, 'application').consent.label,
    language: language.code,
    privacyPolicy: findShown(language, 'legal', 'privacy-policy')?.version ?? '',
  };
}

function titleOf(role: string, language: Language): string {
  return readAllRecords(language, 'jobs').find(({ slug }) => slug === role)?.name ?? role;
}
