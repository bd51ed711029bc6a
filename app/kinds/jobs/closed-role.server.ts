import { data } from 'react-router';
import { readPage, readRecords } from '#app/content/read.server.ts';
import type { Language } from '#content/languages.ts';
import { roleRows } from './role-facts.server.ts';

export function roleClosed(language: Language) {
  const open = roleRows(readRecords(language, 'jobs'), language);
  return data({ closed: readPage(language, 'role-closed'), open }, { status: 410 });
}
