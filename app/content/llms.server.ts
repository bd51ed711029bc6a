import * as settings from 'virtual:site-settings';
import { formatCountries } from '#app/i18n/format.server.ts';
import { fill } from '#app/i18n/format.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { markdownPath } from '#app/seo/markdown-path.ts';
import { type Language, languages } from '#content/languages.ts';
import { organization, readEntries, readPage, readUi } from './read.server.ts';
import { type Section, type SitePage, sectionName, sitePages } from './site-pages.server.ts';

/** The further pages of a list name what is listed here anyway. */
const isNoFurtherPart = ({ section, slug }: SitePage) =>
  section === undefined || slug !== undefined;

const SECTIONS: readonly Section[] = [
  'services',
  'case-studies',
  'blog',
  'documentation',
  'webinars',
  'careers',
];
/**
 * By this name, in every language, programs know what they may pass over when they have little
 * room: https://llmstxt.org
 */
const OPTIONAL = 'Optional';

/**
 * All pages of a language, listed for language models as https://llmstxt.org describes it: in
 * Markdown, with links to Markdown.
 */
export function llmsText(language: Language): string {
  const { site, navigation } = readUi(language);
  const { about, list } = readPage(language, 'llms');
  const twin = languages.find(({ code }) => code !== language.code) ?? language;
  const absolute = (path: string) => new URL(path, settings.SITE_URL).href;

  const aside = ['newsletter', ...readEntries(language, 'legal').map(({ slug }) => slug)].map(
    (name) => `/${name}`,
  );
  const groupOf = ({ path, section = SECTIONS.find((name) => path === `/${name}`) }: SitePage) =>
    aside.includes(path) ? OPTIONAL : section ? sectionName(section, language) : navigation.company;
  const groups = Object.groupBy(sitePages(language).filter(isNoFurtherPart), groupOf);
  const names = [
    navigation.company,
    ...SECTIONS.map((section) => sectionName(section, language)),
    OPTIONAL,
  ];

  const lineOf = ({ path, title, description }: SitePage) => {
    const label = title.replace(/[[\]\\]/g, '\\$&');
    return `- [${label}](${absolute(markdownPath(localizedPath(path, language)))}): ${description}`;
  };
  return `${[
    `# ${site.name}`,
    `> ${site.blurb}`,
    fill(about, { countries: formatCountries(organization.countries, language) }),
    fill(list, { twin: absolute(localizedPath('/llms.txt', twin)) }),
    ...names.map((name) => [`## ${name}\n`, ...(groups[name] ?? []).map(lineOf)].join('\n')),
  ].join('\n\n')}\n`;
}
