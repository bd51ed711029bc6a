export type RouteKind = 'page' | 'data' | 'search' | 'form' | 'report' | 'health' | 'file';

const SEARCH = /^(?:\/\w{2,3})?\/search(?:\.json)?$/;
const EXTENSION = /\.\w+$/;

/** Returns the kind of a request, which metrics, traces and the log contain instead of the path. */
export function routeKind(method: string | undefined, path: string): RouteKind {
  if (method === 'POST') return path === '/csp-report' ? 'report' : 'form';
  if (path === '/health') return 'health';
  if (path.endsWith('.data')) return 'data';
  if (SEARCH.test(path)) return 'search';
  return EXTENSION.test(path) ? 'file' : 'page';
}
