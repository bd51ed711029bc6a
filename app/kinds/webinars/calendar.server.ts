import ical, { type ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { organization, readPage, readUi } from '#app/content/read.server.ts';
import { toMoment } from '#app/i18n/moment.ts';
import { absoluteUrl } from '#app/seo/absolute-url.server.ts';
import type { Language } from '#content/languages.ts';
import { endsAt } from './ends-at.ts';
import type { Webinar } from './schema.ts';
import { sequenceOf } from './sequence.server.ts';

/** Calendar programs should fetch a subscribed calendar again after this many seconds. */
const REFRESH = 12 * 60 * 60;

/** These facts are only in the calendar files of mails. */
type InMail = {
  /** Only people with a seat get this link. */
  joinUrl?: string | undefined;
  /** Of two files with the same sequence number, the later one counts. */
  writtenAt?: number | undefined;
  /** The event's new sequence number, if the mail is about a change. */
  sequence?: number | undefined;
};

/** @internal exported for its test */
export function calendarOf(webinars: Webinar[], language: Language): string {
  const calendar = newCalendar(language);
  for (const webinar of webinars) addEvent(calendar, webinar, language, {});
  return calendar.toString();
}

/** The file of a cancelled webinar removes the event from calendars. */
export function invitationOf(webinar: Webinar, language: Language, inMail: InMail = {}): string {
  const calendar = newCalendar(language);
  addEvent(calendar, webinar, language, inMail);
  if (webinar.cancelled) calendar.method(ICalCalendarMethod.CANCEL);
  return calendar.toString();
}

export function calendarResponse(webinars: Webinar[], language: Language): Response {
  return new Response(calendarOf(webinars, language), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
}

function newCalendar(language: Language): ICalCalendar {
  const { name } = readUi(language).site;
  return ical({
    name: `${name} – ${readPage(language, 'webinars').title}`,
    prodId: { company: name, product: 'webinars', language: language.code.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    url: absoluteUrl('/webinars.ics', language),
    ttl: REFRESH,
  });
}

function addEvent(
  calendar: ICalCalendar,
  webinar: Webinar,
  language: Language,
  { joinUrl, writtenAt, sequence = sequenceOf(webinar) }: InMail,
): void {
  const [, domain] = organization.email.split('@');
  const page = absoluteUrl(`/webinars/${webinar.slug}`, language);
  const changed = new Date(toMoment(webinar.updated));
  calendar.createEvent({
    id: `${webinar.slug}@${domain}`,
    // Programs apply a change only with a higher number, or with the same number and a later stamp.
    sequence,
    // Programs apply a later file only if its organizer is the same (RFC 5546, 3.2).
    organizer: { name: readUi(language).site.name, email: organization.email },
    start: new Date(webinar.starts),
    end: new Date(endsAt(webinar)),
    stamp: writtenAt === undefined ? changed : new Date(writtenAt),
    lastModified: changed,
    summary: webinar.heading,
    description: `${webinar.lead}\n\n${page}`,
    url: joinUrl ?? page,
    ...(joinUrl === undefined ? {} : { location: joinUrl }),
    status: webinar.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
}
