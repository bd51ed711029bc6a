import { localizedPath } from '#app/i18n/localized-path.ts';
import { siteSettings } from '#app/site-settings.ts';
import type { Language } from '#content/languages.ts';
import { socialImagePath } from './social-image-path.ts';

/** @param path the path of the page, without a language's prefix */
export function absoluteUrl(path: string, language: Language): string {
  return fileUrl(localizedPath(path, language));
}

export function fileUrl(path: string): string {
  return new URL(path, siteSettings().SITE_URL).href;
}

export function pictureUrl(src: string): string {
  const { MEDIA_ORIGIN, SITE_URL } = siteSettings();
  return new URL(src, MEDIA_ORIGIN ?? SITE_URL).href;
}

export function socialImageUrl(path: string, language: Language): string {
  return pictureUrl(socialImagePath(localizedPath(path, language)));
}
