import type { MetaDescriptor } from 'react-router';
import type { Ui } from '#app/content/schemas/ui.ts';
import { fill } from '#app/i18n/format.ts';
import { languageOfPath } from '#app/i18n/language-of-path.ts';
import { neutralPath } from '#app/i18n/localized-path.ts';
import { languages } from '#content/languages.ts';
import { absoluteAddress, socialImageAddress } from './absolute-address.ts';

/** What a route's `meta` is given, as far as this needs it. */
type MetaArgs = {
  location: { pathname: string };
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
};
/** The site's own words and version, from the root. */
type Site = { name: string; picture: string; release: string };

/** Characters; search engines show some 600 pixels. */
const LONGEST_TITLE = 60;

export type PageHead = {
  title: string;
  description: string;
  /**
   * The path that search engines should know the page by, where it has several; without a
   * language's prefix.
   */
  canonical?: string;
  /**
   * False keeps the page out of search engines; it then has no canonical address, no twins and no
   * preview either.
   */
  index?: boolean;
  /** Only whoever works on the site sees it. */
  draft?: boolean;
  /** What it is, where that is not a page like any other, with the day of publication. */
  type?: 'article';
  date?: string;
  updated?: string | undefined;
};

/**
 * Everything in a page's head that search engines and link previews read.
 * @param pathname the address that the page is shown at
 */
export function pageMeta(site: Site, pathname: string, head: PageHead): MetaDescriptor[] {
  const title = head.title;
  const description = head.description;
  const isIndexed = head.index !== false && !head.draft;
  return [
    { title: titleWith(site.name, title) },
    { name: 'description', content: description },
    // On paper as well, where nothing else says whose the page is.
    { property: 'og:site_name', content: site.name },
    { name: 'robots', content: isIndexed ? 'index, follow' : 'noindex' },
    ...(isIndexed
      ? [...addresses(pathname, head), ...preview(site, pathname, { ...head, title, description })]
      : []),
  ];
}

/**
 * The title with the site's name, unless it has the name already or would be too long for search
 * results.
 */
export function titleWith(name: string, title: string): string {
  const full = `${title} | ${name}`;
  return title.includes(name) || full.length > LONGEST_TITLE ? title : full;
}

/** The page's one address in its language, and those of its twins. */
function addresses(pathname: string, { canonical }: PageHead): MetaDescriptor[] {
  const path = canonical ?? neutralPath(pathname);
  const [original] = languages;
  return [
    { tagName: 'link', rel: 'canonical', href: absoluteAddress(path, languageOfPath(pathname)) },
    ...languages.map((twin) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: twin.hreflang,
      href: absoluteAddress(path, twin),
    })),
    {
      tagName: 'link',
      rel: 'alternate',
      hrefLang: 'x-default',
      href: absoluteAddress(path, original),
    },
  ];
}

/**
 * What chat programs and social networks show of a link: Open Graph (ogp.me), and the names that X
 * reads.
 */
function preview(
  site: Site,
  pathname: string,
  { title, description, canonical, type, date, updated }: PageHead,
): MetaDescriptor[] {
  const language = languageOfPath(pathname);
  const path = canonical ?? neutralPath(pathname);
  // Networks keep a picture for as long as its address stays the same.
  const image = `${socialImageAddress(path, language)}?v=${site.release}`;
  const alt = fill(site.picture, { title });
  const graph: [string, string | undefined][] = [
    ['og:type', type ?? 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', absoluteAddress(path, language)],
    ['og:locale', language.openGraph],
    ...languages
      .filter((other) => other !== language)
      .map((other): [string, string] => ['og:locale:alternate', other.openGraph]),
    ['og:image', image],
    ['og:image:type', 'image/png'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', alt],
    ...(type === 'article'
      ? ([
          ['article:published_time', date],
          ['article:modified_time', updated ?? date],
        ] as const)
      : []),
  ].map(([property, content]) => [property ?? '', content]);
  const twitter: [string, string][] = [
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', title],
    ['twitter:description', description],
    ['twitter:image', image],
    ['twitter:image:alt', alt],
  ];
  return [
    ...graph.flatMap(([property, content]) =>
      content === undefined ? [] : [{ property, content }],
    ),
    ...twitter.map(([name, content]) => ({ name, content })),
  ];
}

/**
 * As pageMeta, for a route's `meta` export. A page whose loader failed has no head; the root then
 * names it.
 */
export function metaOf(
  { location, matches }: MetaArgs,
  head: PageHead | undefined,
): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | { texts: Ui; release: string; isRefused: boolean }
    | undefined;
  if (!root || !head) return [];
  const title = root.isRefused
    ? fill(root.texts.status.errorTitle, { title: head.title })
    : head.title;
  return pageMeta(siteOf(root), location.pathname, { ...head, title });
}

/** What the root's loader tells of the site, as far as heads name it. */
export function siteOf({ texts, release }: { texts: Ui; release: string }): Site {
  return { name: texts.site.name, picture: texts.site.picture, release };
}
