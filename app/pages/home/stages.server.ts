import { readPage } from '#app/content/read.server.ts';
import type { Language } from '#content/languages.ts';

/** The stages of the method library with the questions that they answer. */
export function readStages(language: Language) {
  return readPage(language, 'documentation').groups.map(({ id, heading, question }) => ({
    id,
    heading,
    question,
  }));
}
