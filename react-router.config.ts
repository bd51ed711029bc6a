import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The whole route manifest is a few kilobytes. Loading it in parts would need an endpoint, which
  // static hosts lack. After the bundles are built, delivery/ renders the pages.
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: 'enforce',
} satisfies Config;
