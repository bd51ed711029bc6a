import * as settings from 'virtual:site-settings';
import { localizedPath } from '#app/i18n/localized-path.ts';
import type { Language } from '#content/languages.ts';
import { socialImagePath } from './social-image-path.ts';

/** The whole address of a page, given by its path without a language's prefix. */
export function absoluteAddress(path: string, language: Language): string {
  return fileAddress(localizedPath(path, language));
}

/** The whole address of a file that is the same in every language. */
export function fileAddress(path: string): string {
  return new URL(path, settings.SITE_URL).href;
}

/** The whole address of a picture, on the host for pictures where there is one. */
export function pictureAddress(src: string): string {
  return new URL(src, settings.MEDIA_ORIGIN ?? settings.SITE_URL).href;
}

/** The whole address of a page's social image. */
export function socialImageAddress(path: string, language: Language): string {
  return pictureAddress(socialImagePath(localizedPath(path, language)));
}
