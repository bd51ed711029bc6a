import { data } from 'react-router';
import { readMasthead } from '#app/content/drawings.server.ts';
import { readPage, readRecords, readUi } from '#app/content/read.server.ts';
import { cardOf } from '#app/kinds/cards.server.ts';
import type { Language } from '#content/languages.ts';

export function roleClosed(language: Language) {
  const { parts } = readUi(language);
  const open = readRecords(language, 'jobs').map((job) => ({
    ...cardOf('jobs', job),
    note: parts[job.city],
  }));
  return data(
    { closed: readPage(language, 'role-closed'), drawing: readMasthead('careers'), open },
    { status: 410 },
  );
}
