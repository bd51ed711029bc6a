import * as settings from 'virtual:site-settings';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { organization, readPage, readUi } from '#app/content/read.server.ts';
import { DAY } from '#app/i18n/durations.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { toMoment } from '#app/i18n/moment.ts';
import type { Language } from '#content/languages.ts';
import { endsAt } from './ends-at.ts';
import type { Webinar } from './schema.ts';

/** How often calendar programs with a subscription should ask again, in seconds. */
const REFRESH = 12 * 60 * 60;

/**
 * Webinars as iCalendar (RFC 5545), with times in UTC. The same content gives the same bytes. Each
 * webinar keeps its identifier, in every language and on every host. Its sequence number rises
 * with the day of its last change, because calendars ignore an event with the number that they
 * know.
 */
export function calendarOf(webinars: Webinar[], language: Language): string {
  const { site } = readUi(language);
  const absoluteUrl = (path: string) => new URL(localizedPath(path, language), settings.SITE_URL);
  const name = site.name;
  const calendar = ical({
    name: `${name} – ${readPage(language, 'webinars').title}`,
    prodId: { company: name, product: 'webinars', language: language.code.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    url: absoluteUrl('/webinars.ics').href,
    ttl: REFRESH,
  });
  const [, domain] = organization.email.split('@');
  for (const webinar of webinars) {
    const page = absoluteUrl(`/webinars/${webinar.slug}`);
    const changed = new Date(toMoment(webinar.updated));
    calendar.createEvent({
      id: `${webinar.slug}@${domain}`,
      sequence: Date.parse(webinar.updated) / DAY,
      start: new Date(webinar.starts),
      end: new Date(endsAt(webinar)),
      stamp: changed,
      lastModified: changed,
      summary: webinar.heading,
      description: `${webinar.lead}\n\n${page.href}`,
      url: page.href,
      status: webinar.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}

/** An HTTP response with a calendar. */
export function calendarResponse(webinars: Webinar[], language: Language): Response {
  return new Response(calendarOf(webinars, language), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
}
