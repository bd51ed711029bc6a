import { application } from './application/application.server.ts';
import { contact } from './contact/contact.server.ts';
import { dataRequest } from './data-request/data-request.server.ts';
import type { FormAnswers } from './engine/define-receiver.server.ts';
import { feedback } from './feedback/feedback.server.ts';
import type { Form } from './forms.ts';
import { newsletter } from './newsletter/newsletter.server.ts';
import { partnership } from './partnership/partnership.server.ts';
import { webinar } from './webinar/webinar.server.ts';

export const FORM_ANSWERS: Record<Form, FormAnswers> = {
  contact,
  partnership,
  application,
  webinar,
  newsletter,
  dataRequest,
  feedback,
};
