import { lookUpRecord } from '#app/content/find.server.ts';
import { languageOf, readPage } from '#app/content/read.server.ts';
import type { Route } from './+types/invitation.ics.ts';
import { calendarResponse } from './calendar.server.ts';

/** Errors are plain text, because programs request this path. */
export function loader({ url, params }: Route.LoaderArgs) {
  const language = languageOf(url);
  const found = lookUpRecord(language, 'webinars', params.slug);
  if (typeof found === 'object') return calendarResponse([found], language);
  const words = readPage(language, 'not-found').heading;
  return new Response(`${words}\n`, {
    status: found,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
