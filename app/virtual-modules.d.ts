declare module 'virtual:site-settings' {
  /** RELEASE is the name of this build. The other constants are settings. */
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
  /** The origin that receives visit counts. Only the boot script contains this origin. */
  readonly ANALYTICS_ORIGIN?: string;
}
