import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The browser gets the whole route manifest, which is only a few kilobytes. Loading parts of it
  // would need an endpoint, which static hosts do not have.
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: 'enforce',
} satisfies Config;
