import { redirect } from 'react-router';
import { WAITLISTED } from '#app/constants.ts';
import { findRecord } from '#app/content/find.server.ts';
import { findShown, readEmails } from '#app/content/read.server.ts';
import { formatDay, formatTime } from '#app/i18n/format.server.ts';
import { isolate } from '#app/i18n/format.ts';
import { calendarOf } from '#app/kinds/webinars/calendar.server.ts';
import { endsAt } from '#app/kinds/webinars/ends-at.ts';
import type { Webinar } from '#app/kinds/webinars/schema.ts';
import type { Mail } from '#app/mail/ports.ts';
import { toVisitor } from '#app/mail/to-visitor.server.ts';
import { languages, originalLanguage } from '#content/languages.ts';
import { defineReceiver, type MailContext } from '../engine/define-receiver.server.ts';
import { keepUntil } from '../engine/keep-until.ts';
import { linksOf } from '../engine/new-submission.server.ts';
import type { WriteSeatMail } from '../engine/ports.ts';
import { notification } from '../engine/standard-mails.server.ts';
import { webinar as definition } from './definition.ts';
import { webinarSchema } from './schema.ts';

type LetterContext = Pick<
  MailContext<unknown, Webinar>,
  'language' | 'receipt' | 'links' | 'subject'
>;

export const webinar = defineReceiver({
  form: 'webinar',
  schema: webinarSchema,
  // A visitor cannot register for a cancelled or past webinar. The webinar's page explains the
  // reason.
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

export const writeSeatMail: WriteSeatMail = ({ slug, language: code, receipt }, site) => {
  const language = languages.find((candidate) => candidate.code === code) ?? originalLanguage;
  const subject = findShown(language, 'webinars', slug);
  if (!subject) return undefined;
  const links = linksOf(site.origin, site.tokens);
  const waitlisted = { ...receipt, seat: WAITLISTED } as const;
  return lettersTo({ language, receipt: waitlisted, links, subject }).find(({ waits }) => waits);
};

/** A person without a seat gets a notice now, and a second mail when a seat becomes free. */
function lettersTo({ language, receipt, links, subject }: LetterContext): Mail[] {
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
    // The link must work for a long time, because a mail about a free seat may be sent long after
    // the registration.
    linkUntil: keepUntil(definition.keptFor, endsAt(subject)),
  };
  const calendar = { name: `${subject.slug}.ics`, content: calendarOf([subject], language) };
  if (receipt.seat !== WAITLISTED)
    return [toVisitor({ kind: 'confirmation', words: emails.webinar, calendar, ...common })];
  return [
    toVisitor({ kind: 'confirmation', words: emails.waiting, ...common }),
    toVisitor({ kind: 'seat-freed', words: emails.seatFreed, calendar, waits: true, ...common }),
  ];
}
