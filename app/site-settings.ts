/** The settings that pages contain. All are origins, such as https://www.example.com. */
export type SiteSettings = Readonly<{
  SITE_URL: string;
  /** The host of pictures. Without this setting, the site itself serves the pictures. */
  MEDIA_ORIGIN?: string | undefined;
  FONT_ORIGIN?: string | undefined;
  /** The host that counts visits. Without this setting, visits are not counted. */
  ANALYTICS_ORIGIN?: string | undefined;
}>;

let current: SiteSettings | undefined;

/** The build and the server call this function before they render a page. */
export function setSiteSettings(settings: SiteSettings): void {
  current = settings;
}

/** Returns the settings, for code on the server. @throws Error if they are not set */
export function siteSettings(): SiteSettings {
  if (!current) throw new Error('The settings of the pages are not set.');
  return current;
}
