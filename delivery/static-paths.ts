import type { ServerBuild } from 'react-router';

/** Returns the paths of routes without parameters, except routes that answer only on request. */
export function staticPaths({ routes }: Pick<ServerBuild, 'routes'>): string[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.id === 'root' || isOnRequest(route.module.handle)) return [];
    const path = pathOf(route, routes);
    return /[:*]/.test(path) ? [] : [path];
  });
}

type Routes = ServerBuild['routes'];

function pathOf(route: NonNullable<Routes[string]>, routes: Routes): string {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  const above = parent ? pathOf(parent, routes) : '/';
  const own = route.path?.replace(/^\/|\/$/g, '');
  return own ? `${above === '/' ? '' : above}/${own}` : above;
}

function isOnRequest(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'onRequest' in handle;
}
