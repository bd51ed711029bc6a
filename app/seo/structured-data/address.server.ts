import { cityOf, organization, readFirm } from '#app/content/read.server.ts';
import type { Language } from '#content/languages.ts';

/** @param office a key of the offices in content/organization.yaml */
export function addressOf(office: string, language: Language) {
  const street = readFirm(language).streets?.[office];
  const country = organization.offices[office]?.country;
  return {
    '@type': 'PostalAddress' as const,
    ...(street === undefined ? {} : { streetAddress: street }),
    addressLocality: cityOf(office, language),
    ...(country === undefined ? {} : { addressCountry: country }),
  };
}
