import type { MetaDescriptor } from 'react-router';
import type { Ui } from '#app/content/schemas/ui.ts';
import { fill } from '#app/i18n/format.ts';
import { languageOfPath } from '#app/i18n/language-of-path.ts';
import { neutralPath } from '#app/i18n/localized-path.ts';
import { languages } from '#content/languages.ts';
import { absoluteAddress, socialImageAddress } from './absolute-address.ts';

/** The part of a route's `MetaArgs` that is used here. */
type MetaArgs = {
  location: { pathname: string };
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
};
/** Facts about the site from the root's loader. */
type Site = { name: string; picture: string; release: string };

/** In characters. Search engines show about 600 pixels. */
const LONGEST_TITLE = 60;

export type PageHead = {
  title: string;
  description: string;
  /** The canonical path, if the page has several paths; without a language's prefix. */
  canonical?: string;
  /** False keeps the page out of search engines, without canonical URL, twins and preview. */
  index?: boolean;
  /** A draft is shown only in development. */
  draft?: boolean;
  /** The type of a page that is not an ordinary one, with its day of publication. */
  type?: 'article';
  date?: string;
  updated?: string | undefined;
};

/**
 * The meta tags of a page for search engines and link previews.
 * @param pathname the path of the request
 */
export function pageMeta(site: Site, pathname: string, head: PageHead): MetaDescriptor[] {
  const title = head.title;
  const description = head.description;
  const isIndexed = head.index !== false && !head.draft;
  return [
    { title: titleWith(site.name, title) },
    { name: 'description', content: description },
    // The print style sheet shows it, too.
    { property: 'og:site_name', content: site.name },
    { name: 'robots', content: isIndexed ? 'index, follow' : 'noindex' },
    ...(isIndexed
      ? [
          ...canonicalLinks(pathname, head),
          ...preview(site, pathname, { ...head, title, description }),
        ]
      : []),
  ];
}

/** The title with the site's name, unless it contains the name or would become too long. */
export function titleWith(name: string, title: string): string {
  const full = `${title} | ${name}`;
  return title.includes(name) || full.length > LONGEST_TITLE ? title : full;
}

/** Links to the page's canonical URL, and to its URLs in all languages. */
function canonicalLinks(pathname: string, { canonical }: PageHead): MetaDescriptor[] {
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

/** The meta tags of link previews: Open Graph (ogp.me), and those of X. */
function preview(
  site: Site,
  pathname: string,
  { title, description, canonical, type, date, updated }: PageHead,
): MetaDescriptor[] {
  const language = languageOfPath(pathname);
  const path = canonical ?? neutralPath(pathname);
  // Social networks cache a picture as long as its URL stays the same.
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
 * The same for a route's `meta` export. Empty if the page's loader failed: the root sets a title.
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

/** The facts about the site that meta tags use, from the data of the root's loader. */
export function siteOf({ texts, release }: { texts: Ui; release: string }): Site {
  return { name: texts.site.name, picture: texts.site.picture, release };
}
