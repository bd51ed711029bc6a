import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The browser gets all routes at once. Otherwise, it would ask the server for more routes, which
  // static hosts cannot answer.
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: 'enforce',
} satisfies Config;
