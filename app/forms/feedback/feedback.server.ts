import { defineForm } from '../engine/form-receiver.ts';
import { feedbackSchema } from './schema.ts';

/** Whether a page was helpful. Nobody is named, so nobody is written to. */
export const feedback = defineForm({
  form: 'feedback',
  schema: feedbackSchema,
  subjectOf: () => undefined,
  save: (values) => ({
    about: values.page,
    answers: values,
  }),
  mails: () => [],
});
