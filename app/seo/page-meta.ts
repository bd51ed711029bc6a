import type { MetaDescriptor } from 'react-router';
import type { Ui } from '#app/content/schemas/ui.ts';
import { fill } from '#app/i18n/format.ts';
import { languageOfPath } from '#app/i18n/language-of-path.ts';
import { localizedPath, neutralPath } from '#app/i18n/localized-path.ts';
import { type Language, languages } from '#content/languages.ts';
import { socialImagePath } from './social-image-path.ts';

type MetaArgs = {
  location: { pathname: string };
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
};
type Origins = { site: string; pictures: string };
type SiteData = { texts: Ui; release: string; origins: Origins };
type Site = { name: string; picture: string; release: string; origins: Origins };

/** The largest number of characters. Search engines cut titles wider than about 600 pixels. */
const LONGEST_TITLE = 60;

export type PageHead = {
  title: string;
  description: string;
  /** The path without a language's prefix, for pages with several paths. */
  canonical?: string;
  /** If false, search engines must not show the page, and the page has no link preview. */
  index?: boolean;
  /** Drafts are visible only in development. */
  draft?: boolean;
  type?: 'article';
  date?: string;
  updated?: string | undefined;
};

export function pageMeta(site: Site, pathname: string, head: PageHead): MetaDescriptor[] {
  const isIndexed = head.index !== false && !head.draft;
  return [
    { title: titleWith(site.name, head.title) },
    { name: 'description', content: head.description },
    // In print, the style sheet shows this element above the page.
    { property: 'og:site_name', content: site.name },
    { name: 'robots', content: isIndexed ? 'index, follow' : 'noindex' },
    ...(isIndexed
      ? [...canonicalLinks(site, pathname, head), ...preview(site, pathname, head)]
      : canonicalLink(site, pathname, head.canonical)),
  ];
}

/** Adds the site's name, if the title lacks this name and stays short enough. */
export function titleWith(name: string, title: string): string {
  const full = `${title} | ${name}`;
  return title.includes(name) || full.length > LONGEST_TITLE ? title : full;
}

function urlOf({ origins }: Site, path: string, language: Language): string {
  return new URL(localizedPath(path, language), origins.site).href;
}

function canonicalLink(site: Site, pathname: string, path: string | undefined): MetaDescriptor[] {
  if (path === undefined) return [];
  const href = urlOf(site, path, languageOfPath(pathname));
  return [{ tagName: 'link', rel: 'canonical', href }];
}

function canonicalLinks(site: Site, pathname: string, { canonical }: PageHead): MetaDescriptor[] {
  const path = canonical ?? neutralPath(pathname);
  const [original] = languages;
  const alternate = { tagName: 'link', rel: 'alternate' };
  return [
    ...canonicalLink(site, pathname, path),
    ...languages.map((twin) => ({
      ...alternate,
      hrefLang: twin.code,
      href: urlOf(site, path, twin),
    })),
    { ...alternate, hrefLang: 'x-default', href: urlOf(site, path, original) },
  ];
}

/** Open Graph (ogp.me) and X define these tags. */
function preview(
  site: Site,
  pathname: string,
  { title, description, canonical, type, date, updated }: PageHead,
): MetaDescriptor[] {
  const language = languageOfPath(pathname);
  const path = canonical ?? neutralPath(pathname);
  const others = languages.filter((other) => other !== language);
  // Social networks cache a picture by its URL, so the URL changes with each release.
  const picture = new URL(socialImagePath(localizedPath(path, language)), site.origins.pictures);
  const graph: [property: string, content: string | undefined][] = [
    ['og:type', type ?? 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', urlOf(site, path, language)],
    ['og:locale', language.openGraph],
    ...others.map(({ openGraph }): [string, string] => ['og:locale:alternate', openGraph]),
    ['og:image', `${picture.href}?v=${site.release}`],
    ['og:image:type', 'image/png'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', fill(site.picture, { title })],
    ['article:published_time', type && date],
    ['article:modified_time', type && (updated ?? date)],
  ];
  return [
    ...graph.flatMap(([property, content]) => (content ? [{ property, content }] : [])),
    // X takes everything else from the properties of Open Graph.
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** If the loader of the route failed, the root route sets the title. */
export function metaOf({ location, matches }: MetaArgs, head: PageHead | undefined) {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | (SiteData & { isRefused: boolean })
    | undefined;
  if (!root || !head) return [];
  const title = root.isRefused
    ? fill(root.texts.status.errorTitle, { title: head.title })
    : head.title;
  return pageMeta(siteOf(root), location.pathname, { ...head, title });
}

export function siteOf({ texts, release, origins }: SiteData): Site {
  return { name: texts.site.name, picture: texts.site.picture, release, origins };
}
