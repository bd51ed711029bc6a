import { readForm, readRecords } from '#app/content/read.server.ts';
import { SERVED_COUNTRIES } from '#app/forms/partnership/schema.ts';
import { formatCountries } from '#app/i18n/format.server.ts';
import type { Language } from '#content/languages.ts';
import type { Section } from './section-schemas.ts';

export type FormWords = NonNullable<ReturnType<typeof readFormWords>>;

/** Reads the words of the page's form, and nothing if the page has none. */
export function readFormWords(language: Language, sections: readonly Section[]) {
  const part = sections.find(({ section }) => section === 'form');
  if (part?.section !== 'form') return undefined;
  if (part.form === 'contact')
    return { name: 'contact' as const, words: readForm(language, 'contact') };
  if (part.form === 'newsletter')
    return { name: 'newsletter' as const, shared: readForm(language, 'contact').shared };
  return {
    name: 'partnership' as const,
    words: readForm(language, 'partnership'),
    types: Object.fromEntries(
      readRecords(language, 'partnerships').map(({ slug, name }) => [slug, name]),
    ),
    countries: Object.fromEntries(
      SERVED_COUNTRIES.map((code) => [code, formatCountries([code], language)]),
    ),
  };
}
