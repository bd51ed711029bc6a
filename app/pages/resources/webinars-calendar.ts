import { calendarResponse } from '#app/content/calendar.server.ts';
import { languageOf, readEntries } from '#app/content/read.server.ts';
import type { Route } from './+types/webinars-calendar.ts';

/** All webinars, for calendar programs to subscribe to. */
export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url);
  return calendarResponse(readEntries(language, 'webinars'), language);
}
