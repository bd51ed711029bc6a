/** The router's context and the loaders' data, as React Router encodes them. */
export type RouterState = { context: object; stream: string };

/** The data that React needs to start. An element at the end of the page contains this JSON. */
export type HydrationData = Partial<RouterState> & {
  /** The path of the file with the router's state, if the state was moved out of the page. */
  state?: string;
  /** The path of the whole style sheet, if the page contains only its own rules. */
  styles?: string;
  manifest: string;
  entry: string;
  routes: [id: string, modules: string[]][];
  preload: string[];
};

export const HYDRATION_ELEMENT = 'hydration-data';

/** This event is dispatched on the window when React has hydrated the page. */
export const HYDRATED_EVENT = 'hydrated';

/**
 * @returns undefined until the browser has parsed the page, because the element may be incomplete,
 * and in development, where pages have no hydration data
 */
export function readHydrationData(): HydrationData | undefined {
  if (document.readyState === 'loading') return undefined;
  const element = document.getElementById(HYDRATION_ELEMENT);
  return element ? JSON.parse(element.textContent) : undefined;
}
