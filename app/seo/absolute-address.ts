import * as settings from 'virtual:site-settings';
import { localizedPath } from '#app/i18n/localized-path.ts';
import type { Language } from '#content/languages.ts';
import { socialImagePath } from './social-image-path.ts';

/** The absolute URL of a page. @param path without a language's prefix */
export function absoluteAddress(path: string, language: Language): string {
  return fileAddress(localizedPath(path, language));
}

/** The absolute URL of a file that is the same in every language. */
export function fileAddress(path: string): string {
  return new URL(path, settings.SITE_URL).href;
}

/** The absolute URL of a picture, on the media host if one is set. */
export function pictureAddress(src: string): string {
  return new URL(src, settings.MEDIA_ORIGIN ?? settings.SITE_URL).href;
}

/** The absolute URL of a page's social image. */
export function socialImageAddress(path: string, language: Language): string {
  return pictureAddress(socialImagePath(localizedPath(path, language)));
}
