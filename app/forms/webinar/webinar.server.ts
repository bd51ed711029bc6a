import { redirect } from 'react-router';
import { calendarOf } from '#app/content/calendar.server.ts';
import { findEntry } from '#app/content/find.server.ts';
import { endOf, findShown, readEmails } from '#app/content/read.server.ts';
import type { Entry } from '#app/content/schemas/collections.ts';
import { formatDay, formatTime } from '#app/i18n/format.server.ts';
import { isolate } from '#app/i18n/format.ts';
import type { Mail } from '#app/mail/ports.ts';
import { toFirm } from '#app/mail/to-firm.server.ts';
import { toVisitor } from '#app/mail/to-visitor.server.ts';
import { answerRows } from '../engine/answer-rows.server.ts';
import { defineForm, type MailContext } from '../engine/form-receiver.ts';
import { keepUntil } from '../engine/keep-until.ts';
import { webinar as definition } from './definition.ts';
import { webinarSchema } from './schema.ts';

type Values = { name: string; email: string };

export const webinar = defineForm({
  form: 'webinar',
  schema: webinarSchema,
  // Whoever is late is shown the page, which says what has become of the webinar.
  subjectOf: ({ url, params, language }): Entry<'webinars'> => {
    const found = findEntry(language, 'webinars', params.slug ?? '');
    if (found.cancelled || endOf(found) <= Date.now()) throw redirect(url.pathname, 303);
    return found;
  },
  save: (values, { slug, seats, ...times }) => ({
    email: values.email,
    name: values.name,
    about: slug,
    answers: values,
    seats,
    keepUntil: () => keepUntil(definition.keptFor, endOf(times)),
  }),
  mails: (context) => [...lettersTo(context), notificationOf(context)],
});

/** With a seat, its confirmation; without, the news that one is free waits until it is. */
function lettersTo({
  language,
  receipt,
  links,
  subject,
}: MailContext<Values, Entry<'webinars'>>): Mail[] {
  const emails = readEmails(language);
  const common = {
    language,
    receipt,
    links,
    values: {
      webinar: isolate(subject.heading),
      day: formatDay(subject.starts, language),
      time: formatTime(subject.starts, language),
    },
    target: links.page(`/webinars/${subject.slug}`, language),
  };
  const calendar = { name: `${subject.slug}.ics`, content: calendarOf([subject], language) };
  if (receipt.seat !== 'waiting')
    return [toVisitor({ kind: 'confirmation', words: emails.webinar, calendar, ...common })];
  return [
    toVisitor({ kind: 'confirmation', words: emails.waiting, ...common }),
    toVisitor({ kind: 'seat-freed', words: emails.seatFreed, calendar, waits: true, ...common }),
  ];
}

function notificationOf({
  values,
  subject,
  ...context
}: MailContext<Values, Entry<'webinars'>>): Mail {
  const { slug } = subject;
  const title = findShown(context.firmLanguage, 'webinars', slug)?.heading ?? subject.heading;
  return toFirm({
    from: { name: values.name, address: values.email },
    about: title,
    rows: answerRows('webinar', values, context.firmLanguage),
    ...context,
  });
}
