import type { EntryContext } from 'react-router';
import type { HydrationData } from './data.ts';
import { writeElement } from './element.ts';

type Route = EntryContext['manifest']['routes'][string];

/**
 * Writes the element with the hydration data of a page.
 * @param stream the loaders' data, as React Router encodes them
 */
export function hydrationElement(context: EntryContext, stream: string): string {
  const { manifest, staticHandlerContext, serverHandoffString = '{}' } = context;
  const routes = staticHandlerContext.matches.flatMap(({ route }) => {
    const entry = manifest.routes[route.id];
    return entry ? [entry] : [];
  });
  const preload = new Set([
    manifest.entry.module,
    manifest.url,
    ...manifest.entry.imports,
    ...routes.flatMap((route) => [...modulesOf(route), ...(route?.imports ?? [])]),
  ]);
  const data: HydrationData = {
    context: JSON.parse(serverHandoffString),
    stream,
    manifest: manifest.url,
    entry: manifest.entry.module,
    routes: routes.map((route) => [route.id, modulesOf(route)]),
    preload: [...preload],
  };
  return writeElement(data);
}

function modulesOf(route: NonNullable<Route>): string[] {
  return [
    route.clientActionModule,
    route.clientLoaderModule,
    route.clientMiddlewareModule,
    route.hydrateFallbackModule,
    route.module,
  ].filter((url) => url !== undefined);
}
