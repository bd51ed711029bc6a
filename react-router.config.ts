import type { Config } from '@react-router/dev/config';
import { recordPaths } from './app/kinds/prerender-paths.server.ts';

/**
 * Rendered for each request: the search answers a query, a form's token belongs to one visitor, and
 * the contact for security says until when it is valid.
 */
const NOT_RENDERED = /\/(search|search\.json|feedback|form-token|security\.txt)$/;

export default {
  ssr: true,
  // The whole route manifest is a few kilobytes; asking for it piecemeal would need an endpoint
  // that static hosts lack.
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: 'enforce',
  prerender: ({ getStaticPaths }) => [
    ...getStaticPaths().filter((address) => !NOT_RENDERED.test(address)),
    ...recordPaths(),
  ],
} satisfies Config;
