import { data } from 'react-router';
import type { Language } from '#content/languages.ts';
import { readMasthead } from './drawings.server.ts';
import { readEntries, readPage } from './read.server.ts';

/**
 * Thrown by a loader: the answer for a role that takes no more applications, with those that do.
 */
export function roleClosed(language: Language) {
  const open = readEntries(language, 'jobs').map(({ slug, name, lead, city }) => ({
    slug,
    name,
    lead,
    city,
  }));
  return data(
    { closed: readPage(language, 'role-closed'), field: readMasthead('careers'), open },
    { status: 410 },
  );
}
