import * as settings from 'virtual:site-settings';
import { localizedPath } from '#app/i18n/localized-path.ts';
import type { Language } from '#content/languages.ts';
import { socialImagePath } from './social-image-path.ts';

/** @param path the path of the page, without a language's prefix */
export function absoluteUrl(path: string, language: Language): string {
  return fileUrl(localizedPath(path, language));
}

export function fileUrl(path: string): string {
  return new URL(path, settings.SITE_URL).href;
}

export function pictureUrl(src: string): string {
  return new URL(src, settings.MEDIA_ORIGIN ?? settings.SITE_URL).href;
}

export function socialImageUrl(path: string, language: Language): string {
  return pictureUrl(socialImagePath(localizedPath(path, language)));
}
