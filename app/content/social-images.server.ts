import { isFallback, withoutIsolate } from '#app/i18n/fallback.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { socialImagePath } from '#app/seo/social-image-path.ts';
import { languages, originalLanguage } from '#content/languages.ts';
import { readUi } from './read.server.ts';
import { sectionName, sitePages } from './site-pages.server.ts';

type Direction = (typeof languages)[number]['dir'];
type Text = { text: string; direction: Direction };

/** What a link preview's picture of a page shows, and where it is. */
export type SocialImage = {
  path: string;
  direction: Direction;
  /** What the page's drawing is called in art/. */
  drawing: string;
  site: Text;
  section?: Text;
  title: Text;
};

/** The pictures of all pages in all languages, also of those that will appear by themselves. */
export function socialImages(): SocialImage[] {
  return languages.flatMap((language) => {
    const textOf = (text: string): Text => ({
      text: withoutIsolate(text),
      direction: isFallback(text) ? originalLanguage.dir : language.dir,
    });
    return sitePages(language, { coming: true }).map(
      ({ path, title, section, drawing }): SocialImage => ({
        path: socialImagePath(localizedPath(path, language)),
        direction: language.dir,
        drawing,
        site: textOf(readUi(language).site.name),
        ...(section ? { section: textOf(sectionName(section, language)) } : {}),
        title: textOf(title),
      }),
    );
  });
}
