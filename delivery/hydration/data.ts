/** The server's context and the loaders' data, as React Router encodes them. */
export type RouterState = { context: object; stream: string };

/** The data that the application needs to start: JSON in an element at the end of the page. */
export type HydrationData = Partial<RouterState> & {
  /** Path of the router's state, after it was moved out of the page. */
  state?: string;
  /** Path of the whole style sheet, if the page has only its own rules. */
  styles?: string;
  manifest: string;
  entry: string;
  routes: [id: string, modules: string[]][];
  /** Every script that the start needs. */
  preload: string[];
};

/** Id of the element. */
export const HYDRATION_ELEMENT = 'hydration-data';

/** Dispatched on the window once React has hydrated the page. */
export const HYDRATED_EVENT = 'hydrated';

/** The hydration data of the page; undefined in development, where pages have none. */
export function readHydrationData(): HydrationData | undefined {
  const element = document.getElementById(HYDRATION_ELEMENT);
  return element ? JSON.parse(element.textContent) : undefined;
}
