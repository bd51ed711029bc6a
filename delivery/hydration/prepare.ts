import { HYDRATED_EVENT, type HydrationData, type RouterState } from './data.ts';

/**
 * Sets the globals from which HydratedRouter starts. React Router sets them in inline scripts,
 * which would need their own hashes on each page. The names are private: `contract.test.ts` fails
 * when a release changes them.
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
 * React may show elements that the served page did not have. Before React has hydrated the page,
 * the whole sheet would only style it twice.
 */
async function applySheet(href: string): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${href}"]`);
  if (!link) return;
  const apply = () => {
    link.media = 'all';
  };
  // Must run before the recorded click is replayed: its handler may measure layout.
  addEventListener(HYDRATED_EVENT, apply, { once: true, capture: true });
  if (link.sheet) return;
  await new Promise((resolve) => {
    for (const type of ['load', 'error']) link.addEventListener(type, resolve, { once: true });
  });
}
