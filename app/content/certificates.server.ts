import { formatLastDay } from '#app/i18n/format.server.ts';
import { fill } from '#app/i18n/format.ts';
import type { Language } from '#content/languages.ts';
import { readPage, readRecords } from './read.server.ts';

/** Returns the certificates that are valid now, or undefined if there are none. */
export function readCertificates(language: Language) {
  const { heading, number, ...words } = readPage(language, 'firm-facts').certificates;
  const certificates = readRecords(language, 'certificates').map((certificate) => ({
    ...certificate,
    id: `certificate-${certificate.slug}`,
    issuer: fill(words.issuer, { issuer: certificate.issuer }),
    expires: fill(words.expires, { date: formatLastDay(certificate.expires, language) }),
  }));
  return certificates.length > 0
    ? { heading, words: { number, file: words.file }, certificates }
    : undefined;
}
