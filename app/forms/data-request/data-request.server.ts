import { notFound } from '#app/content/find.server.ts';
import { readForm } from '#app/content/read.server.ts';
import { neutralPath } from '#app/i18n/localized-path.ts';
import { defineReceiver } from '../engine/define-receiver.server.ts';
import { confirmation, notification } from '../engine/standard-mails.server.ts';
import { dataRequestSchema, RIGHTS } from './schema.ts';

export const dataRequest = defineReceiver({
  form: 'dataRequest',
  schema: dataRequestSchema,
  names: {
    right: (right, language) => {
      const known = RIGHTS.find((name) => name === right);
      return known && readForm(language, 'dataRequest').rights[known];
    },
  },
  fixed: ['right'],
  // All legal texts have the same route module, but only one of them has the form.
  subjectOf: ({ url, language }) => {
    if (neutralPath(url.pathname) !== '/gdpr') throw notFound(language);
  },
  stored: ({ right }) => ({ about: right }),
  mails: (context) => [
    confirmation(context),
    notification(context, {
      about: readForm(context.firmLanguage, 'dataRequest').rights[context.values.right],
    }),
  ],
});
