import { data } from 'react-router';
import { readMasthead } from '#app/content/drawings.server.ts';
import { readPage, readRecords } from '#app/content/read.server.ts';
import type { Language } from '#content/languages.ts';

/** The answer that a loader throws for a closed role, with the open roles. */
export function roleClosed(language: Language) {
  const open = readRecords(language, 'jobs').map(({ slug, name, lead, city }) => ({
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
