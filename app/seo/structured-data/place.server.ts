import type { Place, SitePage } from '#app/kinds/define-kind.ts';
import type { Language } from '#content/languages.ts';
import { absoluteUrl, fileUrl, socialImageUrl } from '../absolute-url.server.ts';

export function placeOf(page: SitePage, language: Language): Place {
  return { page, language, url: absoluteUrl(page.path, language) };
}

/** These ids must never change. `website` has an id for each language. */
export const ids = {
  organization: () => fileUrl('/#organization'),
  website: (language: Language) => `${absoluteUrl('/', language)}#website`,
  of: ({ url }: Place, name: string) => `${url}#${name}`,
};

export function imageOf({ page, language }: Place) {
  return {
    '@type': 'ImageObject',
    url: socialImageUrl(page.path, language),
    width: '1200',
    height: '630',
  } as const;
}
