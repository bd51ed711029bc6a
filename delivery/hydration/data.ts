/** As React Router encodes them */
export type RouterState = { context: object; stream: string };

/** JSON in an element at the end of the page, from which the application starts */
export type HydrationData = Partial<RouterState> & {
  /** Path of the router's state, after it was moved out of the page */
  state?: string;
  /** Path of the whole style sheet, if the page has only its own rules */
  styles?: string;
  manifest: string;
  entry: string;
  routes: [id: string, modules: string[]][];
  preload: string[];
};

export const HYDRATION_ELEMENT = 'hydration-data';

/** Dispatched on the window once React has hydrated the page. */
export const HYDRATED_EVENT = 'hydrated';

/** undefined in development, where pages have none */
export function readHydrationData(): HydrationData | undefined {
  const element = document.getElementById(HYDRATION_ELEMENT);
  return element ? JSON.parse(element.textContent) : undefined;
}
