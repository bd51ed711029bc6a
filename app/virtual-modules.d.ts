declare module 'virtual:site-settings' {
  /** RELEASE names this build. The others are settings. */
  export const RELEASE: string;
  export const SITE_URL: string;
  export const MEDIA_ORIGIN: string | undefined;
  export const FONT_ORIGIN: string | undefined;
  export const ANALYTICS_ORIGIN: string | undefined;
}

declare module 'virtual:boot' {
  const script: string;
  export default script;
}

declare module 'virtual:local-time' {
  const script: string;
  export default script;
}

declare module 'virtual:styles' {
  const css: string;
  export default css;
}

interface ImportMetaEnv {
  /** The origin that receives visit counts, in the boot script only. Empty when none is set. */
  readonly ANALYTICS_ORIGIN?: string;
}
