import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import {
  HYDRATED_EVENT,
  type HydrationData,
  type RouterState,
  readHydrationData,
} from './boot/hydrate.ts';

const page = readHydrationData();
// The development server's pages carry React Router's own scripts instead, which have done this
// already.
if (page) await prepare(page);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

/**
 * Sets what HydratedRouter starts from, as the inline scripts of React Router's <Scripts> would
 * have (8.4).
 */
async function prepare(page: HydrationData): Promise<void> {
  const { manifest, routes, styles } = page;
  const load = (url: string) => import(/* @vite-ignore */ url);
  const [{ context, stream }, , , ...modules] = await Promise.all([
    readState(page),
    styles && applySheet(styles),
    load(manifest),
    ...routes.map(async ([id, urls]) => [
      id,
      Object.assign({}, ...(await Promise.all(urls.map(load)))),
    ]),
  ]);
  Object.assign(window, {
    __reactRouterContext: { ...context, stream: new Response(stream).body },
    __reactRouterRouteModules: Object.fromEntries(modules),
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
 * What React will show has rules that the page as it was served had no use for. They wait for
 * React: applied while it is starting they would have the page styled twice.
 */
async function applySheet(href: string): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${href}"]`);
  if (!link) return;
  const apply = () => {
    link.media = 'all';
  };
  // Before the press that is done again then, which may measure what it opens.
  addEventListener(HYDRATED_EVENT, apply, { once: true, capture: true });
  if (link.sheet) return;
  await new Promise((resolve) => {
    for (const type of ['load', 'error']) link.addEventListener(type, resolve, { once: true });
  });
}
