import type { Config } from '@react-router/dev/config';
import { recordAddresses } from './app/content/addresses.server.ts';

/**
 * The search answers a query, a form's token a visitor; a contact for security says until when: they are rendered for each request.
 * The search index of a large site takes longer than the ten seconds that rendering one address may: it is a step of its own.
 */
const NOT_RENDERED = /\/(search|feedback|form-token|security\.txt|search-index\.json)$/;

export default {
  ssr: true,
  // The whole route manifest is a few kilobytes; asking for it piecemeal would need an endpoint that static hosts lack.
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: 'enforce',
  prerender: ({ getStaticPaths }) => [
    ...getStaticPaths().filter((address) => !NOT_RENDERED.test(address)),
    ...recordAddresses(),
  ],
} satisfies Config;
