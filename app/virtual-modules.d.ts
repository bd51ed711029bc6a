declare module 'virtual:boot' {
  /** The script without the code that counts visits. */
  export const plain: string;
  /** The script that counts visits, with a placeholder for the host. */
  export const counting: string;
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
  readonly RELEASE: string;
  /** True from three languages on. */
  readonly HAS_LANGUAGE_MENU: boolean;
  /** The host that receives visit counts. Only the boot script contains this host. */
  readonly ANALYTICS_ORIGIN?: string;
}
