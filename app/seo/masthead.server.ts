import { readField } from '#app/content/drawings.server.ts';
import { languageOf, readUi } from '#app/content/read.server.ts';
import { neutralPath } from '#app/i18n/localized-path.ts';
import type { SitePage } from '#app/kinds/define-kind.ts';
import type { Trail } from '#app/ui/breadcrumbs.tsx';
import type { Language } from '#content/languages.ts';
import { findSitePage } from './site-pages.server.ts';

/** Reads the drawing and the breadcrumbs of a masthead. */
export function readMasthead(url: URL, drawing: string) {
  return { drawing: readField(drawing), trail: readTrail(url) };
}

/** Reads the breadcrumbs of a page. Only indexed pages have breadcrumbs. */
export function readTrail(url: URL): Trail | undefined {
  const language = languageOf(url);
  const page = findSitePage(language, neutralPath(url.pathname));
  const { breadcrumbs } = readUi(language).navigation;
  return page && { label: breadcrumbs, steps: stepsTo(page, language) };
}

/** Returns the breadcrumbs of a page: the home page, the page's list, and the page itself. */
export function stepsTo({ path, title, list }: SitePage, language: Language): Trail['steps'] {
  return [
    { name: readUi(language).site.name, path: '/' },
    ...(list ? [list] : []),
    { name: title, path },
  ];
}
