import { languageOf, readPage } from '#app/content/read.server.ts';
import { store } from '#app/forms/engine/ports.ts';
import { tokens } from '#app/ports.ts';
import type { Route } from './+types/your-data-export.ts';

/** Moments are in ISO 8601 and UTC. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const opened = context.get(tokens).open('your-data', params.token);
  const personalData = opened && (await context.get(store).personalData(opened.content));
  if (!personalData) {
    const { gone } = readPage(languageOf(url), 'your-data');
    return new Response(`${gone.heading}\n`, {
      status: 410,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', ...PRIVATE },
    });
  }
  const text = JSON.stringify(
    personalData,
    (key, value) =>
      /(At|Until)$/.test(key) && typeof value === 'number' ? new Date(value).toISOString() : value,
    2,
  );
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Disposition': 'attachment; filename="miqyas-data.json"',
    ...PRIVATE,
  };
  return new Response(`${text}\n`, { headers });
}

const PRIVATE = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };
