import type { Ui } from '#app/content/schemas/ui.ts';

type Name = keyof Ui['navigation'];
/** A menu link: the key of its words, and its path without a language's prefix. */
type SiteLink = readonly [name: Name, path: string];

const companyLinks: readonly SiteLink[] = [
  ['partners', '/partners'],
  ['careers', '/careers'],
  ['news', '/news'],
];

const resourceLinks: readonly SiteLink[] = [
  ['caseStudies', '/case-studies'],
  ['blog', '/blog'],
  ['documentation', '/documentation'],
  ['webinars', '/webinars'],
  ['helpCenter', '/help-center'],
];

/** The header's two dropdowns. */
export const headerGroups = [
  { name: 'company', links: companyLinks },
  { name: 'resources', links: resourceLinks },
] as const;

/** The footer's three columns. */
export const footerColumns = [
  {
    name: 'company',
    links: [
      ['aboutUs', '/about-us'],
      ['careers', '/careers'],
      ['partners', '/partners'],
      ['news', '/news'],
      ['contact', '/contact'],
    ],
  },
  {
    name: 'resources',
    links: [
      ['documentation', '/documentation'],
      ['blog', '/blog'],
      ['caseStudies', '/case-studies'],
      ['webinars', '/webinars'],
      ['helpCenter', '/help-center'],
    ],
  },
  {
    name: 'legal',
    links: [
      ['privacyPolicy', '/privacy-policy'],
      ['termsOfService', '/terms-of-service'],
      ['cookiePolicy', '/cookie-policy'],
      ['gdpr', '/gdpr'],
      ['security', '/security'],
    ],
  },
] as const satisfies readonly { name: Name; links: readonly SiteLink[] }[];
