declare module 'virtual:boot' {
  /** The script without the code that counts visits. */
  export const plain: string;
  /** The script that counts visits, with a placeholder for the host that counts them. */
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
  /** The name of the release. */
  readonly RELEASE: string;
  /** The origin that receives visit counts. Only the boot script contains this origin. */
  readonly ANALYTICS_ORIGIN?: string;
}
