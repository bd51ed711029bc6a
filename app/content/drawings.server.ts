import type { ServiceSlug } from '#app/kinds/services/slugs.ts';
import { siteSettings } from '#app/site-settings.ts';
import type { Language } from '#content/languages.ts';
import drawings from '#generated/drawings.json' with { type: 'json' };
import fonts from '#generated/fonts.json' with { type: 'json' };

export type Picture = { src: string; width: number; height: number };

type Mark = {
  viewBox: string;
  shapes: readonly (readonly [tag: 'path', attributes: Readonly<Record<string, string>>])[];
};

/** The firm's logo, or the girih star. Its shapes are elements with React's attributes. */
export function readMark(): Mark {
  return drawings.mark as unknown as Mark;
}

export function readServicePicture(slug: ServiceSlug): Picture {
  return withOrigin(drawings.home[slug]);
}

/** The file with the pictures of all services, in their order, and the size of one picture. */
export function readHighlightPictures(): Picture {
  return withOrigin(drawings.highlights);
}

export function readMissingTile(): Picture {
  return withOrigin(drawings.missingTile);
}

export function readMap() {
  return { ...drawings.map, ...withOrigin(drawings.map) };
}

/** The drawing of the firm's name. `count` is the width of the name, measured in dots. */
export function readWord() {
  return { ...drawings.word, ...withOrigin(drawings.word) };
}

/**
 * The path of the lines beside a heading. MEDIA_ORIGIN is not used, because `<use>` loads only from
 * the page's own origin.
 */
export function readField(...names: string[]): string {
  const fields: Partial<Record<string, string>> = drawings.fields;
  const name = names.find((each) => fields[each]) ?? 'default';
  return fields[name] ?? drawings.fields.default;
}

export function readHomeField(): string {
  return drawings.homeField;
}

/** The URL of a document's drawing. The default is an empty sheet. */
export function readSheet(slug: string): string {
  const { src, names } = drawings.documents;
  return `${src}#${names.includes(slug) ? slug : 'sheet'}`;
}

export function readStage(number: number): string {
  return `${drawings.documents.src}#stage-${number}`;
}

export function readHeadLinks({ code }: Language) {
  const crossOrigin = 'anonymous' as const;
  const { MEDIA_ORIGIN, FONT_ORIGIN, ANALYTICS_ORIGIN } = siteSettings();
  return [
    { rel: 'icon', type: 'image/svg+xml', href: drawings.icon },
    {
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      href: `${FONT_ORIGIN ?? ''}${fonts.preload[code]}`,
      crossOrigin,
    },
    ...(FONT_ORIGIN ? [{ rel: 'preconnect', href: FONT_ORIGIN, crossOrigin }] : []),
    ...(MEDIA_ORIGIN ? [{ rel: 'preconnect', href: MEDIA_ORIGIN }] : []),
    ...(ANALYTICS_ORIGIN ? [{ rel: 'dns-prefetch', href: ANALYTICS_ORIGIN }] : []),
  ];
}

export function readFaces({ code }: Language): string {
  return fonts.sheets[code];
}

function withOrigin({ src, ...size }: Picture): Picture {
  return { src: `${siteSettings().MEDIA_ORIGIN ?? ''}${src}`, ...size };
}
