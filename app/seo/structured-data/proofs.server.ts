import type { Organization } from 'schema-dts';
import { organization, readPage, readRecords } from '#app/content/read.server.ts';
import { riyadhDay } from '#app/i18n/moment.ts';
import { recordPath } from '#app/kinds/record-paths.ts';
import type { Language } from '#content/languages.ts';
import { absoluteUrl, fileUrl } from '../absolute-url.server.ts';

/** The facts that a firm may add to its description: people, numbers and certificates. */
export function proofs(language: Language): Partial<Exclude<Organization, string>> {
  const { registrations = [] } = organization;
  const words = readPage(language, 'firm-facts').registrations;
  const numbersOf = (wanted: (typeof registrations)[number]['type']) =>
    registrations.filter(({ type }) => type === wanted);
  const people = readRecords(language, 'people').map((record) => ({
    '@type': 'Person' as const,
    '@id': fileUrl(recordPath('people', record)),
    name: record.name,
    jobTitle: record.role,
    url: absoluteUrl(recordPath('people', record), language),
  }));
  const certificates = readRecords(language, 'certificates').map((certificate) => ({
    '@type': 'Certification' as const,
    name: `${certificate.standard} ${certificate.name}`,
    certificationIdentification: certificate.number,
    issuedBy: { '@type': 'Organization' as const, name: certificate.issuer },
    expires: riyadhDay(certificate.expires - 1),
    url: absoluteUrl(recordPath('certificates', certificate), language),
  }));
  const [vat] = numbersOf('vat');
  const registers = numbersOf('commercialRegister').map(({ number, country }) => ({
    '@type': 'PropertyValue' as const,
    propertyID: `${country}-CR`,
    name: words.commercialRegister,
    value: number,
  }));
  return {
    ...(people.length > 0 ? { employee: people } : {}),
    ...(certificates.length > 0 ? { hasCertification: certificates } : {}),
    ...(registers.length > 0 ? { identifier: registers } : {}),
    ...(vat ? { vatID: vat.number } : {}),
  };
}
