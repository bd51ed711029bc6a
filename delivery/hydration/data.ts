/** The router's context and the loaders' data, as React Router encodes them. */
export type RouterState = { context: object; stream: string };

/** The data that React needs to start. An element at the end of the page contains it as JSON. */
export type HydrationData = Partial<RouterState> & {
  state?: string;
  styles?: string;
  manifest: string;
  entry: string;
  routes: [id: string, modules: string[]][];
  preload: string[];
};

export const HYDRATION_ELEMENT = 'hydration-data';

/** This event is dispatched on the window when React has hydrated the page. */
export const HYDRATED_EVENT = 'hydrated';

/** @returns undefined in development, and until the browser has parsed the whole page */
export function readHydrationData(): HydrationData | undefined {
  if (document.readyState === 'loading') return undefined;
  const element = document.getElementById(HYDRATION_ELEMENT);
  return element ? JSON.parse(element.textContent) : undefined;
}
