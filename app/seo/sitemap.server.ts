import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { SitemapStream } from 'sitemap';
import { readMap, readServicePicture } from '#app/content/drawings.server.ts';
import type { SitePage } from '#app/kinds/define-kind.ts';
import { serviceSlugs } from '#app/kinds/services/slugs.ts';
import { type Language, languages } from '#content/languages.ts';
import { absoluteUrl, pictureUrl, socialImageUrl } from './absolute-url.server.ts';
import { sitePages } from './site-pages.server.ts';

export function sitemap(): Promise<string> {
  const pages = languages.flatMap((language) =>
    sitePages(language).map((page) => entryOf(page, language)),
  );
  const stream = new SitemapStream({
    lastmodDateOnly: true,
    xmlns: { news: false, video: false, xhtml: true, image: true },
  });
  return text(Readable.from(pages).pipe(stream));
}

function entryOf(page: SitePage, language: Language) {
  const [original] = languages;
  const links = languages.map((twin) => ({
    lang: twin.code,
    url: absoluteUrl(page.path, twin),
  }));
  return {
    url: absoluteUrl(page.path, language),
    lastmod: page.updated,
    links: [...links, { lang: 'x-default', url: absoluteUrl(page.path, original) }],
    img: [
      { url: socialImageUrl(page.path, language) },
      ...drawingsOf(page.path).map(({ src }) => ({ url: pictureUrl(src) })),
    ],
  };
}

function drawingsOf(path: string): { src: string }[] {
  if (path === '/') return serviceSlugs.map(readServicePicture);
  return path === '/about-us' ? [readMap()] : [];
}
