import { formatLastDay } from '#app/i18n/format.server.ts';
import { fill } from '#app/i18n/format.ts';
import type { Language } from '#content/languages.ts';
import { readPage, readRecords } from './read.server.ts';

/** Returns the certificates that are valid now, or undefined if there are none. */
export function readCertificates(language: Language) {
  const { heading, number, ...words } = readPage(language, 'firm-facts').certificates;
  const certificates = readRecords(language, 'certificates').map(
    ({ slug, name, standard, number, file, issuer, expires }) => ({
      id: `certificate-${slug}`,
      name,
      standard,
      number,
      file,
      issuer: fill(words.issuer, { issuer }),
      expires: fill(words.expires, { date: formatLastDay(expires, language) }),
    }),
  );
  return certificates.length > 0
    ? { heading, words: { number, file: words.file }, certificates }
    : undefined;
}
