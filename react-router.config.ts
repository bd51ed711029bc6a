import type { Config } from '@react-router/dev/config';
import { entryAddresses } from './app/content/addresses.server.ts';

export default {
  ssr: true,
  // The whole route manifest is a few kilobytes; asking for it piecemeal would need an endpoint that static hosts lack.
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: 'enforce',
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), ...entryAddresses()],
} satisfies Config;
