import { organization, readPage, readRecords, readUi } from '#app/content/read.server.ts';
import { formatCountries } from '#app/i18n/format.server.ts';
import { fill } from '#app/i18n/format.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import type { SitePage } from '#app/kinds/define-kind.ts';
import { allKinds } from '#app/kinds/kinds.ts';
import { hasPages } from '#app/kinds/record-paths.ts';
import { type Language, languages } from '#content/languages.ts';
import { absoluteUrl, fileUrl } from './absolute-url.server.ts';
import { markdownPath } from './markdown-path.ts';
import { sitePages } from './site-pages.server.ts';

/** llmstxt.org prescribes this heading for the section that readers may skip. */
const OPTIONAL = 'Optional';

/** Each record has its own page, so llms.txt contains only the first page of a list. */
const isFurtherListPage = ({ list, record }: SitePage) => list !== undefined && !record;

/** Lists all pages with links to their Markdown, in the format of https://llmstxt.org. */
export function llmsText(language: Language): string {
  const ui = readUi(language);
  const { about, list } = readPage(language, 'llms');
  const twin = languages.find(({ code }) => code !== language.code) ?? language;

  const sections = new Map<string, string>(
    allKinds.flatMap(([, kind]) =>
      kind.list && kind.label && hasPages(kind) ? [[kind.list, kind.label(ui)]] : [],
    ),
  );
  const optional = ['newsletter', ...readRecords(language, 'legal').map(({ slug }) => slug)];
  const groupOf = ({ path, list: above }: SitePage) =>
    optional.includes(path.slice(1))
      ? OPTIONAL
      : (above?.name ?? sections.get(path) ?? ui.navigation.company);
  const pages = sitePages(language).filter((page) => !isFurtherListPage(page));
  const groups = Object.groupBy(pages, groupOf);
  const names = [ui.navigation.company, ...sections.values(), OPTIONAL];

  const lineOf = ({ path, title, description }: SitePage) => {
    const label = title.replace(/[[\]\\]/g, '\\$&');
    return `- [${label}](${fileUrl(markdownPath(localizedPath(path, language)))}): ${description}`;
  };
  return `${[
    `# ${ui.site.name}`,
    `> ${ui.site.blurb}`,
    fill(about, { countries: formatCountries(organization.countries, language) }),
    fill(list, { twin: absoluteUrl('/llms.txt', twin) }),
    ...names.map((name) => [`## ${name}\n`, ...(groups[name] ?? []).map(lineOf)].join('\n')),
  ].join('\n\n')}\n`;
}
