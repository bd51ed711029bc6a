import { formatCountries } from '#app/i18n/format.server.ts';
import { fill } from '#app/i18n/format.ts';
import type { Language } from '#content/languages.ts';
import { organization, readPage } from './read.server.ts';

/** Returns the firm's numbers in registers. The labels name the countries if there are several. */
export function readRegistrations(language: Language) {
  const { registrations = [] } = organization;
  const { heading, inCountry, ...words } = readPage(language, 'firm-facts').registrations;
  const isInOneCountry = new Set(registrations.map(({ country }) => country)).size === 1;
  const numbers = registrations.map(({ type, country, number }) => ({
    number,
    label: isInOneCountry
      ? words[type]
      : fill(inCountry, { name: words[type], country: formatCountries([country], language) }),
  }));
  return numbers.length > 0 ? { heading, numbers } : undefined;
}
