import { readForm } from '#app/content/read.server.ts';
import { defineReceiver } from '../engine/define-receiver.server.ts';
import { feedbackSchema } from './schema.ts';

export const feedback = defineReceiver({
  form: 'feedback',
  schema: feedbackSchema,
  names: {
    helpful: (answer, language) => readForm(language, 'feedback')[answer === 'yes' ? 'yes' : 'no'],
  },
  stored: ({ page }) => ({ about: page }),
  mails: () => [],
});
