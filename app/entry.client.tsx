import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { type HydrationData, readHydrationData } from './boot/hydrate.ts';

const page = readHydrationData();
// The development server's pages carry React Router's own scripts instead, which have done this already.
if (page) await prepare(page);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

/** Sets what HydratedRouter starts from, as the inline scripts of React Router's <Scripts> would have (8.4). */
async function prepare({ context, stream, manifest, routes }: HydrationData): Promise<void> {
  const load = (url: string) => import(/* @vite-ignore */ url);
  const [, ...modules] = await Promise.all([
    load(manifest),
    ...routes.map(async ([id, urls]) => [id, Object.assign({}, ...(await Promise.all(urls.map(load))))]),
  ]);
  Object.assign(window, {
    __reactRouterContext: { ...context, stream: new Response(stream).body },
    __reactRouterRouteModules: Object.fromEntries(modules),
  });
}
