import { readAllRecords, readRecords } from '#app/content/read.server.ts';
import type { LetterFacts } from '#app/mail/ports.ts';
import { languages, originalLanguage } from '#content/languages.ts';
import type { Letter } from './schema.ts';

/** The letters that the site shows now, newest first. */
export function letterFacts(): LetterFacts[] {
  return readRecords(originalLanguage, 'letters').map(factsOf);
}

/** All letters, also drafts and letters that appear later, newest first. */
export function allLetterFacts(): LetterFacts[] {
  return readAllRecords(originalLanguage, 'letters')
    .toSorted((one, other) => other.date.localeCompare(one.date))
    .map(factsOf);
}

function factsOf({ slug, heading, date, sendAt }: Letter): LetterFacts {
  const untranslated = languages.filter(
    (language) =>
      readAllRecords(language, 'letters').find((letter) => letter.slug === slug)?.body.fallback !==
      false,
  );
  return {
    slug,
    heading,
    date,
    ...(sendAt !== undefined && { sendAt }),
    untranslated: untranslated.map(({ code }) => code),
  };
}
