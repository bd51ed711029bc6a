import type { Organization, WebSite } from 'schema-dts';
import { organization as facts, findShown, readFirm, readUi } from '#app/content/read.server.ts';
import { type Language, languages } from '#content/languages.ts';
import { absoluteUrl, fileUrl } from '../absolute-url.server.ts';
import { addressOf } from './address.server.ts';
import { ids } from './place.server.ts';
import { proofs } from './proofs.server.ts';

const ICON = '/icons/icon-512.png';
/** Some links are placeholders that lead to the site itself, so leave them out. */
const profiles = facts.social
  .map(({ address }) => address)
  .filter((url) => url.startsWith('https:'));

const offices = Object.keys(facts.offices);
const [headOffice] = offices;

/** Only the home page describes the firm in full. */
export function organizationInShort(language: Language) {
  const { legalName } = readFirm(language);
  return {
    '@type': 'Organization',
    '@id': ids.organization(),
    name: readUi(language).site.name,
    ...(legalName === undefined ? {} : { legalName }),
    url: absoluteUrl('/', language),
    // Search engines identify an employer by the URL of its site.
    sameAs: [fileUrl('/'), ...profiles],
    logo: { '@type': 'ImageObject', url: fileUrl(ICON), width: '512', height: '512' },
  } as const;
}

export function organizationInFull(language: Language): Organization {
  const { site, parts } = readUi(language);
  const [least, most] = facts.staff.split('-').map(Number);
  return {
    ...organizationInShort(language),
    description: site.blurb,
    foundingDate: String(facts.founded),
    numberOfEmployees: { '@type': 'QuantitativeValue', minValue: least ?? 0, maxValue: most ?? 0 },
    email: facts.email,
    ...telephoneOf(headOffice),
    areaServed: countries(language),
    address: offices.map((office) => addressOf(office, language)),
    contactPoint: facts.contactPoints.map(({ purpose, office }) => ({
      '@type': 'ContactPoint',
      contactType: purpose,
      ...telephoneOf(office),
      email: facts.email,
      areaServed: facts.countries,
      availableLanguage: languages.map(({ code }) => code),
    })),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: parts.services,
      itemListElement: offersOf(facts.offers, language),
    },
    ...proofs(language),
  };
}

function telephoneOf(office = ''): { telephone?: string } {
  const phone = facts.offices[office]?.phone;
  return phone === undefined ? {} : { telephone: phone };
}

/**
 * The page of each service has its description.
 *
 * @param slugs in the order of the firm's offers
 * @internal exported for its test
 */
export function offersOf(slugs: readonly string[], language: Language) {
  return slugs
    .flatMap((slug) => findShown(language, 'services', slug) ?? [])
    .map(({ slug, name }) => ({
      '@type': 'Offer' as const,
      itemOffered: {
        '@type': 'Service' as const,
        name,
        url: absoluteUrl(`/services/${slug}`, language),
      },
    }));
}

export function website(language: Language): WebSite {
  return {
    '@type': 'WebSite',
    '@id': ids.website(language),
    url: absoluteUrl('/', language),
    name: readUi(language).site.name,
    alternateName: languages
      .filter(({ code }) => code !== language.code)
      .map((other) => readUi(other).site.name),
    description: readUi(language).site.blurb,
    inLanguage: language.code,
    publisher: { '@id': ids.organization() },
  };
}

export function countries({ locale }: Language) {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return facts.countries.map((code) => ({
    '@type': 'Country' as const,
    name: names.of(code) ?? code,
  }));
}
