import { languageOf, readUi } from '#app/content/read.server.ts';
import { neutralPath } from '#app/i18n/localized-path.ts';
import type { SitePage } from '#app/kinds/define-kind.ts';
import type { Trail } from '#app/ui/breadcrumbs.tsx';
import type { Language } from '#content/languages.ts';
import { findSitePage } from './site-pages.server.ts';

/** The visible breadcrumbs of a page; undefined if search engines may not show it. */
export function readTrail(url: URL): Trail | undefined {
  const language = languageOf(url);
  const page = findSitePage(language, neutralPath(url.pathname));
  return page && { label: readUi(language).navigation.breadcrumbs, steps: stepsTo(page, language) };
}

/** The home page, the list above a page, and the page. Structured data has the same steps. */
export function stepsTo({ path, title, list }: SitePage, language: Language): Trail['steps'] {
  return [
    { name: readUi(language).site.name, path: '/' },
    ...(list ? [list] : []),
    { name: title, path },
  ];
}
