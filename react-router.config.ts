import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The whole route manifest is a few kilobytes; asking for it piecemeal would need an endpoint
  // that static hosts lack. Pages are rendered by delivery/, after the bundles are made.
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: 'enforce',
} satisfies Config;
