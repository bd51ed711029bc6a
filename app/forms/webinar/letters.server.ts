import { WAITLISTED } from '#app/constants.ts';
import { findShown, readEmails } from '#app/content/read.server.ts';
import { formatDay, formatTime } from '#app/i18n/format.server.ts';
import { isolate } from '#app/i18n/format.ts';
import { invitationOf } from '#app/kinds/webinars/calendar.server.ts';
import { calendarLinks } from '#app/kinds/webinars/calendar-links.server.ts';
import { endsAt } from '#app/kinds/webinars/ends-at.ts';
import { joinUrlOf } from '#app/kinds/webinars/join-url.server.ts';
import type { Webinar } from '#app/kinds/webinars/schema.ts';
import { type Block, textBlock } from '#app/mail/mail-template.server.tsx';
import type { Mail } from '#app/mail/ports.ts';
import { toVisitor } from '#app/mail/to-visitor.server.ts';
import { type LanguageCode, languages, originalLanguage } from '#content/languages.ts';
import type { MailContext } from '../engine/define-receiver.server.ts';
import { keepUntil } from '../engine/keep-until.ts';
import { linksOf } from '../engine/new-submission.server.ts';
import type { WebinarOccasion, WriteSeatMail, WriteWebinarMail } from '../engine/ports.ts';
import { dueAccessMail } from './access-mails.ts';
import { webinar as definition } from './definition.ts';

type LetterContext = Pick<
  MailContext<unknown, Webinar>,
  'language' | 'receipt' | 'links' | 'subject'
>;

/**
 * If the start is near, the confirmation contains the link to join. A waitlisted person gets
 * another mail when a seat becomes free.
 */
export function lettersTo(context: LetterContext, now = Date.now()): Mail[] {
  const { language, receipt, subject } = context;
  const emails = readEmails(language);
  const common = commonOf(context);
  if (receipt.seat === WAITLISTED)
    return [
      toVisitor({ kind: 'confirmation', words: emails.waiting, ...common }),
      toVisitor({
        kind: 'seat-freed',
        words: emails.seatFreed,
        waits: true,
        sendBefore: subject.starts,
        ...common,
        ...withCalendar(context),
      }),
    ];
  const joinUrl = joinUrlOf(subject.slug);
  const kind = dueAccessMail(subject.starts, now);
  if (joinUrl === undefined || kind === undefined)
    return [
      toVisitor({
        kind: 'confirmation',
        words: emails.webinar,
        ...common,
        ...withCalendar(context),
      }),
    ];
  return [
    toVisitor({
      kind,
      words: emails.seatWithAccess,
      sendBefore: endsAt(subject),
      ...common,
      ...withAccess(context, joinUrl, now),
    }),
  ];
}

export const writeSeatMail: WriteSeatMail = ({ receipt, ...registration }, site) => {
  const context = contextOf({ ...registration, receipt: { ...receipt, seat: WAITLISTED } }, site);
  return context && lettersTo(context).find(({ waits }) => waits);
};

export const writeWebinarMail: WriteWebinarMail = (registration, { kind, occasion, now }, site) => {
  const context = contextOf(registration, site);
  if (!context) return undefined;
  const { language, subject } = context;
  if (occasion.reason !== 'access') return changeLetter(context, { kind, occasion, now });
  const joinUrl = joinUrlOf(subject.slug);
  if (joinUrl === undefined) return undefined;
  return toVisitor({
    kind,
    words: readEmails(language).access,
    sendBefore: subject.starts,
    ...commonOf(context),
    ...withAccess(context, joinUrl, now),
  });
};

function changeLetter(
  context: LetterContext,
  { kind, occasion, now }: { kind: string; occasion: ChangeOfWebinar; now: number },
): Mail {
  const { language, receipt, links, subject } = context;
  const { file, text, ...words } = readEmails(language)[occasion.reason];
  const { target, values, ...common } = commonOf(context);
  const hasSeat = receipt.seat !== WAITLISTED;
  const { cancelledReason } = subject;
  const reason = subject.cancelled && cancelledReason ? `\n\n${cancelledReason}` : '';
  return toVisitor({
    kind,
    words: { ...words, text: `${text}${reason}` },
    ...common,
    sendBefore: endsAt(subject),
    values: {
      ...values,
      oldDay: formatDay(occasion.previousStart, language),
      oldTime: formatTime(occasion.previousStart, language),
    },
    target: subject.cancelled ? links.page('/webinars', language) : target,
    ...(hasSeat
      ? { calendar: calendarFile(context, { writtenAt: now, sequence: occasion.sequence }) }
      : {}),
    further: hasSeat ? [textBlock(file)] : [],
  });
}

type ChangeOfWebinar = Exclude<WebinarOccasion, { reason: 'access' }>;

function contextOf(
  { slug, language: code, receipt }: Parameters<WriteWebinarMail>[0],
  site: Parameters<WriteWebinarMail>[2],
): LetterContext | undefined {
  const language = languages.find((candidate) => candidate.code === (code as LanguageCode));
  const subject = findShown(language ?? originalLanguage, 'webinars', slug);
  const links = linksOf(site.origin, site.tokens);
  return subject && { language: language ?? originalLanguage, receipt, links, subject };
}

function commonOf({ language, receipt, links, subject }: LetterContext) {
  return {
    language,
    receipt,
    links,
    values: {
      webinar: isolate(subject.heading),
      day: formatDay(subject.starts, language),
      time: formatTime(subject.starts, language),
    },
    target: links.page(`/webinars/${subject.slug}`, language),
    // The personal link works as long as the registration is stored, because a mail about a free
    // seat may be sent late.
    linkUntil: keepUntil(definition.keptFor, endsAt(subject)),
  };
}

function withCalendar(context: LetterContext) {
  return { calendar: calendarFile(context), further: [calendarBlock(context)] };
}

function withAccess(context: LetterContext, joinUrl: string, now: number) {
  return {
    target: joinUrl,
    calendar: calendarFile(context, { joinUrl, writtenAt: now }),
    further: [calendarBlock(context, joinUrl)],
  };
}

function calendarFile(
  { subject, language }: LetterContext,
  inMail?: Parameters<typeof invitationOf>[2],
) {
  return { name: `${subject.slug}.ics`, content: invitationOf(subject, language, inMail) };
}

function calendarBlock({ subject, language }: LetterContext, joinUrl?: string): Block {
  const { label, google, outlook } = readEmails(language).calendars;
  const urls = calendarLinks(subject, language, joinUrl);
  return {
    kind: 'links',
    label,
    links: [
      { label: google, href: urls.google },
      { label: outlook, href: urls.outlook },
    ],
  };
}
