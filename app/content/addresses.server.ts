import { localizedPath } from '#app/i18n/localized-path.ts';
import { languages } from '#content/languages.ts';
import { blogPath, furtherParts } from './blog-list.server.ts';
import { readEntries } from './read.server.ts';

/**
 * The addresses that links of the site ask a page by, in every language: with a query that the page
 * answers.
 */
export function queryAddresses(): string[] {
  return languages.flatMap((language) =>
    [
      ...readEntries(language, 'services').map(({ slug }) => `/contact?service=${slug}`),
      ...readEntries(language, 'partnerships').map(({ slug }) => `/partnership-form?type=${slug}`),
    ].map((path) => localizedPath(path, language)),
  );
}

/**
 * The paths of all records, in every language: those of the routes whose path has a parameter.
 */
export function recordAddresses(): string[] {
  return languages.flatMap((language) =>
    [
      ...readEntries(language, 'jobs').map(({ slug }) => `/careers/apply/${slug}`),
      ...readEntries(language, 'case-studies').map(({ slug }) => `/case-studies/${slug}`),
      ...readEntries(language, 'blog').map(({ slug }) => `/blog/${slug}`),
      ...furtherParts(readEntries(language, 'blog').length).map(blogPath),
      ...readEntries(language, 'documentation').map(({ slug }) => `/documentation/${slug}`),
      ...readEntries(language, 'webinars').flatMap(({ slug }) => [
        `/webinars/${slug}`,
        `/webinars/${slug}/invitation.ics`,
      ]),
      ...readEntries(language, 'services').map(({ slug }) => `/services/${slug}`),
    ].map((path) => localizedPath(path, language)),
  );
}
