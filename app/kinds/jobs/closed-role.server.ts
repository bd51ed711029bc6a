import { data } from 'react-router';
import { readField } from '#app/content/drawings.server.ts';
import { readPage, readRecords } from '#app/content/read.server.ts';
import type { Language } from '#content/languages.ts';
import { roleCard } from './role-facts.server.ts';

export function roleClosed(language: Language) {
  const open = readRecords(language, 'jobs').map((job) => roleCard(job, language));
  return data(
    { closed: readPage(language, 'role-closed'), drawing: readField('careers'), open },
    { status: 410 },
  );
}
