import { readField } from '#app/content/drawings.server.ts';
import { languageOf, readUi } from '#app/content/read.server.ts';
import { neutralPath } from '#app/i18n/localized-path.ts';
import type { SitePage } from '#app/kinds/define-kind.ts';
import type { Trail } from '#app/ui/breadcrumbs.tsx';
import type { Language } from '#content/languages.ts';
import { findSitePage } from './site-pages.server.ts';

type Step = Pick<SitePage, 'path' | 'title' | 'list'>;

/** @param drawings names of drawings; the page has the first that exists */
export function readMasthead(url: URL, ...drawings: string[]) {
  return { drawing: readField(...drawings), trail: readTrail(url) };
}

export function readTrail(url: URL): Trail | undefined {
  const language = languageOf(url);
  const page = findSitePage(language, neutralPath(url.pathname));
  return page && trailTo(page, language);
}

export function trailTo(page: Step, language: Language): Trail {
  const { breadcrumbs } = readUi(language).navigation;
  return { label: breadcrumbs, steps: stepsTo(page, language) };
}

export function stepsTo({ path, title, list }: Step, language: Language): Trail['steps'] {
  return [
    { name: readUi(language).site.name, path: '/' },
    ...(list ? [list] : []),
    { name: title, path },
  ];
}
