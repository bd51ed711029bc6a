/** The server's context and the loaders' data, as React Router encodes them. */
export type RouterState = { context: object; stream: string };

/** What the application needs to start on a page: JSON in an element at the page's end. */
export type HydrationData = Partial<RouterState> & {
  /** Path of that state, once it was moved out of the page. */
  state?: string;
  /** Path of the whole style sheet, where the page has only its own rules. */
  styles?: string;
  manifest: string;
  entry: string;
  routes: [id: string, modules: string[]][];
  /** Every script that the start needs. */
  preload: string[];
};

/** Id of the element. */
export const HYDRATION_ELEMENT = 'hydration-data';

/** Dispatched on the window once React has taken over the page. */
export const HYDRATED_EVENT = 'hydrated';

/** The data of the page that is shown; undefined in development, where a page has none. */
export function readHydrationData(): HydrationData | undefined {
  const element = document.getElementById(HYDRATION_ELEMENT);
  return element ? JSON.parse(element.textContent) : undefined;
}
