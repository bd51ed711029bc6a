import type { Place, SitePage } from '#app/kinds/define-kind.ts';
import type { Language } from '#content/languages.ts';
import { absoluteAddress, fileAddress, socialImageAddress } from '../absolute-address.ts';

/** A page of the site where it is in a language. */
export function placeOf(page: SitePage, language: Language): Place {
  return { page, language, url: absoluteAddress(page.path, language) };
}

/**
 * A node's name, the same with every publication: the firm is one in all languages, all else is its
 * page's.
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
