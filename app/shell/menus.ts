import type { Ui } from '#app/content/schemas/ui.ts';

/** Paths without a language's prefix. Each key also names the link's text. */
const PATHS = {
  aboutUs: '/about-us',
  careers: '/careers',
  partners: '/partners',
  news: '/news',
  contact: '/contact',
  documentation: '/documentation',
  blog: '/blog',
  caseStudies: '/case-studies',
  webinars: '/webinars',
  helpCenter: '/help-center',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  cookiePolicy: '/cookie-policy',
  gdpr: '/gdpr',
  security: '/security',
} as const satisfies Partial<Record<keyof Ui['navigation'], string>>;

/** The sections of pages whose paths do not begin with the section's path. */
const SECTIONS: Partial<Record<string, string>> = {
  '/partnership-form': PATHS.partners,
  '/case-study-detail': PATHS.caseStudies,
};

export function isWithin(section: string, path: string): boolean {
  return `${SECTIONS[path] ?? path}/`.startsWith(`${section}/`);
}

type Link = keyof typeof PATHS;

function menu<Name extends keyof Ui['navigation'], Path extends Link>(
  name: Name,
  ...links: Path[]
) {
  return { name, links: links.map((link) => [link, PATHS[link]] as const) };
}

export const headerGroups = [
  menu('company', 'partners', 'careers', 'news'),
  menu('resources', 'caseStudies', 'blog', 'documentation', 'webinars', 'helpCenter'),
];

export const footerColumns = [
  menu('company', 'aboutUs', 'careers', 'partners', 'news', 'contact'),
  menu('resources', 'documentation', 'blog', 'caseStudies', 'webinars', 'helpCenter'),
  menu('legal', 'privacyPolicy', 'termsOfService', 'cookiePolicy', 'gdpr', 'security'),
];
