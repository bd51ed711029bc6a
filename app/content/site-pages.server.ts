import { fill } from '#app/i18n/format.ts';
import { type Moment, riyadhDay } from '#app/i18n/moment.ts';
import type { Language } from '#content/languages.ts';
import { blogPath, furtherParts } from './blog-list.server.ts';
import { forNow } from './for-now.server.ts';
import {
  readAllEntries,
  readEntries,
  readNewestFirst,
  readPage,
  readServices,
  readUi,
  stateOf,
} from './read.server.ts';
import { studyPath } from './related.server.ts';
import type { CollectionName } from './schemas/collections.ts';
import type { Pages } from './schemas/pages.ts';
import type { Ui } from './schemas/ui.ts';

/** A page that search engines may know, in one language. */
export type SitePage = {
  /** Its one address, without a language's prefix. */
  path: string;
  title: string;
  description: string;
  /** Where it shows a record: what it stands under, and the record's name. */
  section?: Section;
  slug?: string;
  /** What its drawing is called in art/. */
  drawing: string;
  /** The day of its last change, as 2026-11-21. */
  updated: string;
};

/** Pages that others stand under: the name of their words in the navigation, and of the page. */
const SECTIONS = {
  services: 'services',
  'case-studies': 'caseStudies',
  blog: 'blog',
  documentation: 'documentation',
  webinars: 'webinars',
  careers: 'careers',
} as const satisfies Partial<Record<keyof Pages, keyof Ui['navigation']>>;
export type Section = keyof typeof SECTIONS;

/**
 * Pages of their own kind, by their names, which are their paths. Those with records are as new as
 * their newest.
 */
const PAGES = {
  'about-us': [],
  services: ['services'],
  careers: ['jobs'],
  partners: [],
  news: ['news'],
  'case-studies': ['case-studies'],
  blog: ['blog'],
  documentation: ['documentation'],
  webinars: ['webinars'],
  'help-center': [],
  contact: [],
  'partnership-form': [],
  newsletter: [],
} as const satisfies Partial<Record<keyof Pages, readonly CollectionName[]>>;

/** What the navigation calls a section. */
export function sectionName(section: Section, language: Language): string {
  return readUi(language).navigation[SECTIONS[section]];
}

/**
 * Every page of a language that search engines may know, in the site's order.
 * @param coming whether to add those that will appear by themselves
 */
export function sitePages(language: Language, { coming = false } = {}): SitePage[] {
  const read = <Name extends CollectionName>(name: Name, shown = readEntries(language, name)) =>
    coming ? [...shown, ...readAllEntries(language, name).filter(isToCome)] : shown;
  const { title, description, updated } = readPage(language, 'home');
  return [
    { path: '/', title, description, drawing: 'home', updated },
    ...Object.entries(PAGES).map(([name, collections]): SitePage => {
      const page = readPage(language, name as keyof typeof PAGES);
      const days = collections.flatMap((collection) =>
        readEntries(language, collection).map(dayOf),
      );
      return {
        path: `/${name}`,
        title: page.title,
        description: page.description,
        drawing: name,
        updated: latest([page.updated, ...days]),
      };
    }),
    ...furtherParts(read('blog').length).map((part): SitePage => {
      const { paging, description, updated: since } = readPage(language, 'blog');
      const days = readEntries(language, 'blog').map(dayOf);
      return {
        path: blogPath(part),
        title: fill(paging.title, { part: String(part) }),
        description,
        section: 'blog',
        drawing: 'blog',
        updated: latest([since, ...days]),
      };
    }),
    ...read('services', readServices(language)).map((service) =>
      pageOf(service, `/services/${service.slug}`, 'services', service.slug),
    ),
    ...read('case-studies').map((study) => pageOf(study, studyPath(study), 'case-studies')),
    ...read('blog', readNewestFirst(language, 'blog')).map((post) =>
      pageOf(post, `/blog/${post.slug}`, 'blog'),
    ),
    ...read('documentation').map((article) =>
      pageOf(article, `/documentation/${article.slug}`, 'documentation'),
    ),
    ...read('webinars').map((webinar) => pageOf(webinar, `/webinars/${webinar.slug}`, 'webinars')),
    ...read('jobs').map((job) => {
      const title = fill(readPage(language, 'job-application').title, { role: job.name });
      return pageOf({ ...job, title }, `/careers/apply/${job.slug}`, 'careers');
    }),
    ...read('legal').map(
      (text): SitePage => ({ ...pageOf(text, `/${text.slug}`), drawing: 'legal' }),
    ),
  ];
}

type Dated = {
  updated?: string | undefined;
  date?: string;
  posted?: string;
  publish?: Moment | undefined;
};
type Named = Dated & { slug: string; title: string; description: string };

function pageOf(
  record: Named,
  path: string,
  section?: Section,
  drawing: string = section ?? '',
): SitePage {
  const { slug, title, description } = record;
  return {
    path,
    title,
    description,
    slug,
    ...(section ? { section } : {}),
    drawing,
    updated: dayOf(record),
  };
}

/**
 * The page that is shown at an address, by the address it is known by; none where search engines
 * should know nothing.
 */
export function findSitePage(language: Language, path: string): SitePage | undefined {
  return pagesByPath(language).get(path);
}

/**
 * Every page asks for itself: to look through all of them each time would take a large site hours
 * to build.
 */
const pagesByPath = forNow((language) => {
  const pages = new Map(sitePages(language).map((page) => [page.path, page]));
  for (const study of readEntries(language, 'case-studies')) {
    const page = pages.get(studyPath(study));
    if (page) pages.set(`/case-studies/${study.slug}`, page);
  }
  return pages;
});

/**
 * The day on which a record last changed: as it says, or else that of its publication, in Riyadh.
 */
export function dayOf({ updated, date, posted, publish }: Dated): string {
  return latest([updated, date, posted, publish === undefined ? undefined : riyadhDay(publish)]);
}

function latest(days: (string | undefined)[]): string {
  return days.reduce<string>((last, day = '') => (day > last ? day : last), '');
}

function isToCome(record: Parameters<typeof stateOf>[0]): boolean {
  return !record.draft && stateOf(record) === 'coming';
}
