import { redirect } from 'react-router';
import { findRecord } from '#app/content/find.server.ts';
import { findShown } from '#app/content/read.server.ts';
import { endsAt } from '#app/kinds/webinars/ends-at.ts';
import type { Webinar } from '#app/kinds/webinars/schema.ts';
import { defineReceiver } from '../engine/define-receiver.server.ts';
import { keepUntil } from '../engine/keep-until.ts';
import { notification } from '../engine/standard-mails.server.ts';
import { webinar as definition } from './definition.ts';
import { lettersTo } from './letters.server.ts';
import { webinarSchema } from './schema.ts';

export { writeSeatMail, writeWebinarMail } from './letters.server.ts';

export const webinar = defineReceiver({
  form: 'webinar',
  schema: webinarSchema,
  // A cancelled or past webinar has no form, only its page.
  subjectOf: ({ url, params, language }): Webinar => {
    const found = findRecord(language, 'webinars', params.slug ?? '');
    if (found.cancelled || endsAt(found) <= Date.now()) throw redirect(url.pathname, 303);
    return found;
  },
  stored: (_values, { slug, seats, ...times }) => ({
    about: slug,
    seats,
    keepUntil: () => keepUntil(definition.keptFor, endsAt(times)),
  }),
  mails: (context) => {
    const { subject, firmLanguage } = context;
    const about = findShown(firmLanguage, 'webinars', subject.slug)?.heading ?? subject.heading;
    return [...lettersTo(context), notification(context, { about })];
  },
});
