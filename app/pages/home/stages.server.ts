import { readPage } from '#app/content/read.server.ts';
import type { Language } from '#content/languages.ts';

/** The stages of the method library. The text of each begins with its question. */
export function readStages(language: Language) {
  return readPage(language, 'documentation').groups.map(({ id, heading, text }) => ({
    id,
    heading,
    question: text.slice(0, text.search(/[?؟]/) + 1) || text,
  }));
}
