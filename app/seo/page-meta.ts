import settings from 'virtual:site-settings';
import type { MetaDescriptor } from 'react-router';
import type { Ui } from '#app/content/schemas/ui.ts';
import { unmark } from '#app/i18n/fallback.ts';
import { fill } from '#app/i18n/format.ts';
import { languageOfPath } from '#app/i18n/language-of-path.ts';
import { localizedPath, neutralPath } from '#app/i18n/localized-path.ts';
import { languages } from '#content/languages.ts';

/** What a route's `meta` is given, as far as this needs it. */
type MetaArgs = { location: { pathname: string }; matches: readonly ({ id: string; loaderData?: unknown } | undefined)[] };

export type PageHead = {
  title: string;
  description: string;
  /** The path that search engines should know the page by, where it has several; without a language's prefix. */
  canonical?: string;
  /** False keeps the page out of search engines; it then has no canonical address and no twins either. */
  index?: boolean;
};

/**
 * Everything in a page's head that search engines and link previews read.
 * @param site the site's name, which is added to the title
 * @param pathname the address that the page is shown at
 */
export function pageMeta(site: string, pathname: string, { title, description, canonical, index = true }: PageHead): MetaDescriptor[] {
  const path = canonical ?? neutralPath(pathname);
  const language = languageOfPath(pathname);
  const absolute = (target: typeof language) => new URL(localizedPath(path, target), settings.SITE_URL).href;
  const [original] = languages;
  return [
    { title: unmark(title).includes(site) ? unmark(title) : `${unmark(title)} | ${site}` },
    { name: 'description', content: unmark(description) },
    { name: 'robots', content: index ? 'index, follow' : 'noindex' },
    ...(index
      ? [
          { tagName: 'link', rel: 'canonical', href: absolute(language) },
          ...languages.map((twin) => ({ tagName: 'link', rel: 'alternate', hrefLang: twin.hreflang, href: absolute(twin) })),
          { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: absolute(original) },
        ]
      : []),
  ];
}

/** As pageMeta, for a route's `meta` export. A page whose loader failed has no head; the root then names it. */
export function metaOf({ location, matches }: MetaArgs, head: PageHead | undefined): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { texts: Ui; isRefused: boolean } | undefined;
  if (!root || !head) return [];
  const title = root.isRefused ? fill(unmark(root.texts.status.errorTitle), { title: unmark(head.title) }) : head.title;
  return pageMeta(root.texts.site.name, location.pathname, { ...head, title });
}
