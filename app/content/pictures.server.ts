import { siteSettings } from '#app/site-settings.ts';
import pictures from '#generated/content/pictures.json' with { type: 'json' };
import type { Picture } from './drawings.server.ts';

const known: Partial<Record<string, Picture>> = pictures;

/** @param file the name of a portrait or a logo in content/pictures/ */
export function readPicture(file: string | undefined): Picture | undefined {
  const picture = known[file ?? ''];
  return picture && { ...picture, src: `${siteSettings().MEDIA_ORIGIN ?? ''}${picture.src}` };
}
