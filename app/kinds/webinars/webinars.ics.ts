import { languageOf, readRecords } from '#app/content/read.server.ts';
import type { Route } from './+types/webinars.ics.ts';
import { calendarResponse } from './calendar.server.ts';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url);
  return calendarResponse(readRecords(language, 'webinars'), language);
}
