import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { organization, readPage, readUi } from '#app/content/read.server.ts';
import { DAY } from '#app/i18n/durations.ts';
import { toMoment } from '#app/i18n/moment.ts';
import { absoluteUrl } from '#app/seo/absolute-url.server.ts';
import type { Language } from '#content/languages.ts';
import { endsAt } from './ends-at.ts';
import type { Webinar } from './schema.ts';

/** Calendar programs should fetch a subscribed calendar again after this many seconds. */
const REFRESH = 12 * 60 * 60;

/**
 * Returns an iCalendar file with the webinars. The sequence number of an event is the day of its
 * last change, because calendars ignore a change that does not increase this number.
 */
export function calendarOf(webinars: Webinar[], language: Language): string {
  const { name } = readUi(language).site;
  const calendar = ical({
    name: `${name} – ${readPage(language, 'webinars').title}`,
    prodId: { company: name, product: 'webinars', language: language.code.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    url: absoluteUrl('/webinars.ics', language),
    ttl: REFRESH,
  });
  const [, domain] = organization.email.split('@');
  for (const webinar of webinars) {
    const url = absoluteUrl(`/webinars/${webinar.slug}`, language);
    const changed = new Date(toMoment(webinar.updated));
    calendar.createEvent({
      id: `${webinar.slug}@${domain}`,
      sequence: Date.parse(webinar.updated) / DAY,
      start: new Date(webinar.starts),
      end: new Date(endsAt(webinar)),
      stamp: changed,
      lastModified: changed,
      summary: webinar.heading,
      description: `${webinar.lead}\n\n${url}`,
      url,
      status: webinar.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}

export function calendarResponse(webinars: Webinar[], language: Language): Response {
  return new Response(calendarOf(webinars, language), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
}
