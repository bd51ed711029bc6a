import { readPage } from '#app/content/read.server.ts';
import type { Language } from '#content/languages.ts';

export function readStages(language: Language) {
  return readPage(language, 'documentation').groups.map(({ id, heading, question }) => ({
    id,
    heading,
    question,
  }));
}
