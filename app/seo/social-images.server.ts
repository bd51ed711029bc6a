import { readUi } from '#app/content/read.server.ts';
import { isFallback, withoutIsolate } from '#app/i18n/fallback.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { languages, originalLanguage } from '#content/languages.ts';
import { sitePages } from './site-pages.server.ts';
import { socialImagePath } from './social-image-path.ts';

type Direction = (typeof languages)[number]['dir'];
type Text = { text: string; direction: Direction };

export type SocialImage = {
  path: string;
  direction: Direction;
  drawing: string;
  site: Text;
  section?: Text;
  title: Text;
};

export function socialImages(): SocialImage[] {
  return languages.flatMap((language) => {
    const textOf = (text: string): Text => ({
      text: withoutIsolate(text),
      direction: isFallback(text) ? originalLanguage.dir : language.dir,
    });
    return sitePages(language, { coming: true }).map(
      ({ path, title, list, drawing }): SocialImage => ({
        path: socialImagePath(localizedPath(path, language)),
        direction: language.dir,
        drawing,
        site: textOf(readUi(language).site.name),
        ...(list ? { section: textOf(list.name) } : {}),
        title: textOf(title),
      }),
    );
  });
}
