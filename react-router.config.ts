import type { Config } from '@react-router/dev/config';
import { entryAddresses } from './app/content/addresses.server.ts';

/** The search answers a query, a form's token a visitor; a contact for security says until when: they are rendered for each request. */
const ON_REQUEST = /\/(search|feedback|form-token|security\.txt)$/;

export default {
  ssr: true,
  // The whole route manifest is a few kilobytes; asking for it piecemeal would need an endpoint that static hosts lack.
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: 'enforce',
  prerender: ({ getStaticPaths }) => [...getStaticPaths().filter((address) => !ON_REQUEST.test(address)), ...entryAddresses()],
} satisfies Config;
