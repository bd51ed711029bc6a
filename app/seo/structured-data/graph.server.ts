import type { Graph, Thing, WebPage } from 'schema-dts';
import { findShown, readNewestFirst, readPage, readUi } from '#app/content/read.server.ts';
import type { CollectionName, Entry } from '#app/content/schemas/collections.ts';
import { type SitePage, sectionName } from '#app/content/site-pages.server.ts';
import { riyadhIso, toMoment } from '#app/i18n/moment.ts';
import type { Language } from '#content/languages.ts';
import { absoluteAddress } from '../absolute-address.ts';
import { blogPosting, newsArticle, studyArticle, techArticle } from './articles.server.ts';
import { jobPosting, webinarEvent } from './calls.server.tsx';
import { organizationInFull, organizationInShort, website } from './organization.server.ts';
import { ids, imageOf, type Place, placeOf } from './place.server.ts';
import { answered, service } from './services.server.ts';

/**
 * What a page tells programs of itself, as one graph of schema.org: the firm and the site, the page
 * with the way to it, and what the page is about.
 */
export function graphOf(page: SitePage, language: Language): Graph {
  const place = placeOf(page, language);
  const isHome = page.path === '/';
  return {
    '@context': 'https://schema.org',
    '@graph': [
      isHome ? organizationInFull(language) : organizationInShort(language),
      ...(isHome ? [website(language)] : []),
      webPage(place),
      ...(isHome ? [] : [breadcrumbs(place)]),
      ...subjectsOf(place),
    ],
  };
}

const PAGE_TYPES: Record<string, string> = {
  '/about-us': 'AboutPage',
  '/contact': 'ContactPage',
  '/services': 'CollectionPage',
  '/case-studies': 'CollectionPage',
  '/blog': 'CollectionPage',
  '/news': 'CollectionPage',
  '/webinars': 'CollectionPage',
  '/documentation': 'CollectionPage',
  '/careers': 'CollectionPage',
};

/** A further page of a section's list: it stands under the section and shows no record. */
function isListPart({ section, slug }: SitePage): boolean {
  return section !== undefined && slug === undefined;
}

function webPage(place: Place): WebPage {
  const { page, language, url } = place;
  const questions = questionsOn(place);
  return {
    '@type':
      questions.length > 0
        ? ['WebPage', 'FAQPage']
        : (PAGE_TYPES[page.path] ?? (isListPart(page) ? 'CollectionPage' : 'WebPage')),
    '@id': ids.of(place, 'webpage'),
    url,
    name: page.title,
    description: page.description,
    inLanguage: language.hreflang,
    dateModified: riyadhIso(toMoment(page.updated)),
    isPartOf: { '@id': ids.website(language) },
    primaryImageOfPage: imageOf(place),
    ...(page.path === '/'
      ? { about: { '@id': ids.organization } }
      : { breadcrumb: { '@id': ids.of(place, 'breadcrumb') } }),
    ...(questions.length > 0 ? { mainEntity: answered(questions) } : {}),
  } as WebPage;
}

/** The questions that the page answers. */
function questionsOn({ page, language }: Place): Entry<'services'>['questions'] {
  if (page.path === '/help-center')
    return readPage(language, 'help-center').groups.flatMap(({ questions }) => questions);
  return page.section === 'services'
    ? (findShown(language, 'services', page.slug ?? null)?.questions ?? [])
    : [];
}

function breadcrumbs(place: Place): Thing {
  const { page, language, url } = place;
  const steps = [
    { name: readUi(language).site.name, item: absoluteAddress('/', language) },
    ...(page.section
      ? [
          {
            name: sectionName(page.section, language),
            item: absoluteAddress(`/${page.section}`, language),
          },
        ]
      : []),
    { name: page.title, item: url },
  ];
  return {
    '@type': 'BreadcrumbList',
    '@id': ids.of(place, 'breadcrumb'),
    itemListElement: steps.map(({ name, item }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: name,
      item,
    })),
  };
}

/** What the page is about, beyond itself. */
function subjectsOf(place: Place): Thing[] {
  const { page, language } = place;
  switch (page.section) {
    case 'services':
      return recordOf(place, 'services', (record) => [service(place, record)]);
    case 'blog':
      return recordOf(place, 'blog', (record) => [blogPosting(place, record)]);
    case 'documentation':
      return recordOf(place, 'documentation', (record) => [techArticle(place, record)]);
    case 'webinars':
      return recordOf(place, 'webinars', (record) => [webinarEvent(place, record)]);
    case 'careers':
      return recordOf(place, 'jobs', (record) => [jobPosting(place, record)]);
    case 'case-studies':
      return recordOf(place, 'case-studies', (record) => [studyArticle(place, record)]);
    default:
      return page.path === '/news'
        ? readNewestFirst(language, 'news').map((item) => newsArticle(place, item))
        : [];
  }
}

function recordOf<Name extends CollectionName>(
  { page, language }: Place,
  name: Name,
  tell: (record: Entry<Name>) => Thing[],
): Thing[] {
  const record = findShown(language, name, page.slug ?? null);
  return record ? tell(record) : [];
}
