import { readForm } from '#app/content/read.server.ts';
import { defineReceiver } from '../engine/define-receiver.server.ts';
import { feedbackSchema } from './schema.ts';

/** Whether a page was helpful. It contains no name, so nobody gets a mail. */
export const feedback = defineReceiver({
  form: 'feedback',
  schema: feedbackSchema,
  names: {
    helpful: (answer, language) => readForm(language, 'feedback')[answer === 'yes' ? 'yes' : 'no'],
  },
  stored: ({ page }) => ({ about: page }),
  mails: () => [],
});
