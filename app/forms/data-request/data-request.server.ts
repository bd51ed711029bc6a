import { notFound } from '#app/content/find.server.ts';
import { readForm } from '#app/content/read.server.ts';
import { neutralPath } from '#app/i18n/localized-path.ts';
import type { Language } from '#content/languages.ts';
import { defineReceiver } from '../engine/define-receiver.server.ts';
import { confirmation, notification } from '../engine/standard-mails.server.ts';
import { dataRequestSchema, RIGHTS } from './schema.ts';

export const dataRequest = defineReceiver({
  form: 'dataRequest',
  schema: dataRequestSchema,
  names: { right: nameOf },
  fixed: ['right'],
  // All legal texts share this route, but only the text at /gdpr has the form.
  subjectOf: ({ url, language }) => {
    if (neutralPath(url.pathname) !== '/gdpr') throw notFound(language);
  },
  stored: ({ right }) => ({ about: right }),
  mails: (context) => [
    confirmation(context),
    notification(context, { about: nameOf(context.values.right, context.firmLanguage) }),
  ],
});

function nameOf(right: string, language: Language): string | undefined {
  const known = RIGHTS.find((name) => name === right);
  return known && readForm(language, 'dataRequest').rights[known];
}
