declare module 'virtual:site-settings' {
  /** RELEASE names this build; the others are settings. */
  const settings: { RELEASE: string; SITE_URL: string; MEDIA_ORIGIN?: string; FONT_ORIGIN?: string; ANALYTICS_ORIGIN?: string };
  export default settings;
}

declare module 'virtual:boot' {
  const script: string;
  export default script;
}

declare module 'virtual:styles' {
  const css: string;
  export default css;
}

interface ImportMetaEnv {
  /** In the script of the head: the host that is told of visits, or the empty string. */
  readonly ANALYTICS_ORIGIN?: string;
}
