import { expect, test } from 'vitest';
import { routeKind } from './route-kind.ts';

test.each([
  ['GET', '/', 'page'],
  ['GET', '/ar/about-us', 'page'],
  ['HEAD', '/no-such-page', 'page'],
  ['GET', '/about-us.data', 'data'],
  ['GET', '/search', 'search'],
  ['GET', '/ar/search.json', 'search'],
  ['GET', '/fil/search', 'search'],
  ['GET', '/assets/entry-1a2b.js', 'file'],
  ['GET', '/blog/feed.xml', 'file'],
  ['GET', '/health', 'health'],
  ['POST', '/ar/contact', 'form'],
  ['POST', '/csp-report', 'report'],
])('%s %s is a request for a %s', (method, path, expected) => {
  expect(routeKind(method, path)).toBe(expected);
});
