import { lookUpRecord } from '#app/content/find.server.ts';
import { languageOf } from '#app/content/read.server.ts';
import { store } from '#app/forms/engine/ports.ts';
import type { Route } from './+types/seats.json.ts';

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const found = lookUpRecord(languageOf(url), 'webinars', params.slug);
  if (typeof found !== 'object') return Response.json(null, { status: found });
  const left = Math.max(0, found.seats - (await context.get(store).seatsTaken(found.slug)));
  return Response.json({ left }, { headers: { 'Cache-Control': 'no-store' } });
}
