/** Origins that pages contain, such as https://www.example.com. */
export type SiteSettings = Readonly<{
  SITE_URL: string;
  /** The host of pictures. The default is the site itself. */
  MEDIA_ORIGIN?: string | undefined;
  FONT_ORIGIN?: string | undefined;
  /** Without this host, visits are not counted. */
  ANALYTICS_ORIGIN?: string | undefined;
}>;

let current: SiteSettings | undefined;

/** The build and the server call this function before they render a page. */
export function setSiteSettings(settings: SiteSettings): void {
  current = settings;
}

/** @throws Error if the settings are not set */
export function siteSettings(): SiteSettings {
  if (!current) throw new Error('The settings of the pages are not set.');
  return current;
}
