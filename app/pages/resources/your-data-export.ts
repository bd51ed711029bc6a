import { languageOf, readFirm, readPage } from '#app/content/read.server.ts';
import { store } from '#app/forms/engine/ports.ts';
import { tokens } from '#app/ports.ts';
import { originalLanguage } from '#content/languages.ts';
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
      /(At|Until|Since)$/.test(key) && typeof value === 'number'
        ? new Date(value).toISOString()
        : value,
    2,
  );
  const { name } = readFirm(originalLanguage);
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Disposition': `attachment; filename="${fileNameOf(name)}-data.json"`,
    ...PRIVATE,
  };
  return new Response(`${text}\n`, { headers });
}

function fileNameOf(name: string): string {
  return (
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'your'
  );
}

const PRIVATE = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };
