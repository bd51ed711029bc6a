import type { Config } from '@react-router/dev/config';
import { addresses } from './app/content/addresses.server.ts';

export default {
  ssr: true,
  // The whole route manifest is a few kilobytes; asking for it piecemeal would need an endpoint that static hosts lack.
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: 'enforce',
  prerender: () => addresses().map(({ path }) => path),
} satisfies Config;
