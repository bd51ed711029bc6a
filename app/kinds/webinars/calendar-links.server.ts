import { absoluteUrl } from '#app/seo/absolute-url.server.ts';
import type { Language } from '#content/languages.ts';
import { endsAt } from './ends-at.ts';
import type { Webinar } from './schema.ts';

/**
 * URLs that open a new event in the web calendars of Google and Microsoft.
 * @param joinUrl the link to join, only for mails
 */
export function calendarLinks(webinar: Webinar, language: Language, joinUrl?: string) {
  const page = absoluteUrl(`/webinars/${webinar.slug}`, language);
  const [starts, ends] = [webinar.starts, endsAt(webinar)].map((moment) =>
    new Date(moment).toISOString().replace('.000Z', 'Z'),
  );
  const place = joinUrl ?? page;
  // The plain text of a mail shows the URLs, so keep them short. A no-break space would need more
  // characters in a URL.
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

/** Outlook would show a + in place of each space. */
function urlOf(base: string, query: Record<string, string>): string {
  return `${base}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`;
}
