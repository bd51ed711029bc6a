import { calendarResponse } from '#app/content/calendar.server.ts';
import { findEntry } from '#app/content/find.server.ts';
import { languageOf } from '#app/content/read.server.ts';
import type { Route } from './+types/webinar-invitation.ts';

/** One webinar, to be put into a calendar. */
export function loader({ url, params }: Route.LoaderArgs) {
  const language = languageOf(url);
  return calendarResponse([findEntry(language, 'webinars', params.slug)], language);
}
