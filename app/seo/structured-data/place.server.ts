import type { Place, SitePage } from '#app/kinds/define-kind.ts';
import type { Language } from '#content/languages.ts';
import { absoluteAddress, fileAddress, socialImageAddress } from '../absolute-address.ts';

/** A page in a language, with its URL. */
export function placeOf(page: SitePage, language: Language): Place {
  return { page, language, url: absoluteAddress(page.path, language) };
}

/**
 * The ids of nodes, which never change. The firm has one for all languages, the site one per
 * language, and other nodes have that of their page.
 */
export const ids = {
  organization: fileAddress('/#organization'),
  website: (language: Language) => `${absoluteAddress('/', language)}#website`,
  of: ({ url }: Place, name: string) => `${url}#${name}`,
};

/** The page's social image, as a node. */
export function imageOf({ page, language }: Place) {
  return {
    '@type': 'ImageObject',
    url: socialImageAddress(page.path, language),
    width: '1200',
    height: '630',
  } as const;
}
