import { localizedPath } from '#app/i18n/localized-path.ts';
import { type Language, languages } from '#content/languages.ts';
import { readEntries } from './read.server.ts';

export type Address = { path: string; language: Language };

const FIXED = [
  '/',
  '/about-us',
  '/careers',
  '/partners',
  '/services',
  '/news',
  '/contact',
  '/documentation',
  '/blog',
  '/case-studies',
  '/webinars',
  '/help-center',
  '/partnership-form',
  '/case-study-detail',
];

/** Every address that the site answers with a page of its own, in every language. */
export function addresses(): Address[] {
  return languages.flatMap((language) =>
    [
      ...FIXED,
      ...readEntries(language, 'jobs').map(({ slug }) => `/careers/apply/${slug}`),
      ...readEntries(language, 'legal').map(({ slug }) => `/${slug}`),
      ...readEntries(language, 'case-studies').map(({ slug }) => `/case-studies/${slug}`),
      ...readEntries(language, 'blog').map(({ slug }) => `/blog/${slug}`),
      ...readEntries(language, 'services').map(({ slug }) => `/services/${slug}`),
    ].map((path) => ({ path: localizedPath(path, language), language })),
  );
}
