import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The browser gets the whole route manifest, which has a few kilobytes. To load parts of the
  // manifest, a browser would need an endpoint, but static hosts have none.
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: 'enforce',
} satisfies Config;
