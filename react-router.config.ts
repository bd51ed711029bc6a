import type { Config } from '@react-router/dev/config';
import { entryAddresses } from './app/content/addresses.server.ts';

export default {
  ssr: true,
  // The whole route manifest is a few kilobytes; asking for it piecemeal would need an endpoint that static hosts lack.
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: 'enforce',
  // The search answers a query: it alone is rendered for each request.
  prerender: ({ getStaticPaths }) => [...getStaticPaths().filter((address) => !address.endsWith('/search')), ...entryAddresses()],
} satisfies Config;
