import { absoluteUrl } from '#app/seo/absolute-url.server.ts';
import type { Language } from '#content/languages.ts';
import { endsAt } from './ends-at.ts';
import type { Webinar } from './schema.ts';

/**
 * Returns the URLs that open a new event in the calendars of Google and Microsoft on the web. They
 * are plain links: nothing is requested before the click. Times are in UTC, which both calendars
 * show in the time zone of their reader.
 * @param joinUrl the link to join. Only mails may contain it.
 */
export function calendarLinks(webinar: Webinar, language: Language, joinUrl?: string) {
  const page = absoluteUrl(`/webinars/${webinar.slug}`, language);
  const [starts, ends] = [webinar.starts, endsAt(webinar)].map((moment) =>
    new Date(moment).toISOString().replace('.000Z', 'Z'),
  );
  const place = joinUrl ?? page;
  // The URLs are short, because the plain text of a mail shows them.
  const title = webinar.heading.replaceAll('\u00a0', ' ');
  return {
    google: urlOf('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: title,
      dates: `${starts}/${ends}`.replace(/[-:]/g, ''),
      details: page,
      location: place,
    }),
    outlook: urlOf('https://outlook.office.com/calendar/0/deeplink/compose', {
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: title,
      startdt: starts ?? '',
      enddt: ends ?? '',
      body: page,
      location: place,
    }),
  };
}

/** Writes spaces as %20, because Outlook shows the + of `URLSearchParams` in its texts. */
function urlOf(base: string, query: Record<string, string>): string {
  return `${base}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`;
}
