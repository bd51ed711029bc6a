import { HYDRATED_EVENT, type HydrationData, type RouterState } from './data.ts';

/**
 * Sets the private global variables that React Router's HydratedRouter reads when it starts. React
 * Router's own inline scripts would need a different CSP hash on each page.
 */
export async function prepareHydration(page: HydrationData): Promise<void> {
  const { manifest, routes, styles } = page;
  const load = (url: string) => import(/* @vite-ignore */ url);
  const modules = Promise.all(
    routes.map(async ([id, urls]) => [
      id,
      Object.assign({}, ...(await Promise.all(urls.map(load)))),
    ]),
  );
  const [{ context, stream }, routeModules] = await Promise.all([
    readState(page),
    modules,
    load(manifest),
    styles && applySheet(styles),
  ]);
  Object.assign(window, {
    __reactRouterContext: { ...context, stream: new Response(stream).body },
    __reactRouterRouteModules: Object.fromEntries(routeModules),
  });
}

async function readState({
  state,
  context = {},
  stream = '',
}: HydrationData): Promise<RouterState> {
  return state ? (await fetch(state)).json() : { context, stream };
}

/**
 * Applies the whole style sheet after hydration, because an earlier change would delay hydration.
 */
async function applySheet(href: string): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${href}"]`);
  if (!link) return;
  const apply = () => {
    link.media = 'all';
  };
  // Apply the sheet before the stored click is replayed, because the click's handler may measure
  // the layout.
  addEventListener(HYDRATED_EVENT, apply, { once: true, capture: true });
  if (link.sheet) return;
  await new Promise((resolve) => {
    for (const type of ['load', 'error']) link.addEventListener(type, resolve, { once: true });
  });
}
