import { readFileSync } from 'node:fs';
import type { EntryContext } from 'react-router';
import { expect, test } from 'vitest';
import { readElement } from './element.ts';
import { hydrationElement } from './write.ts';

// These tests check internals of React Router that the site's hydration needs. If a test fails
// after an update, compare React Router's <Scripts> and HydratedRouter with prepare.ts and
// write.ts.

const LIBRARY = 'node_modules/react-router/dist/production/lib';
const sourceOf = (file: string) => readFileSync(`${LIBRARY}/${file}`, 'utf8');
const globalsIn = (source: string) =>
  [...new Set(source.match(/window\.__reactRouter\w+/g))].map((name) => name.slice(7)).sort();

test('HydratedRouter uses the globals that the page and its manifest set', () => {
  expect(globalsIn(sourceOf('dom-export/hydrated-router.js'))).toEqual([
    '__reactRouterContext',
    '__reactRouterDataRouter',
    '__reactRouterManifest',
    '__reactRouterRouteModules',
  ]);
  const ours = readFileSync('delivery/hydration/prepare.ts', 'utf8');
  expect(ours).toContain('__reactRouterContext:');
  expect(ours).toContain('__reactRouterRouteModules:');
});

test('HydratedRouter reads the state once, from the stream in its context', () => {
  const source = sourceOf('dom-export/hydrated-router.js');
  expect(source).toContain('let stream = ssrInfo.context.stream;');
  expect(source).toContain('UNSAFE_decodeViaTurboStream(stream, window)');
});

test('<Scripts> sets the same globals, and a route has the same five modules', () => {
  const source = sourceOf('dom/ssr/components.js');
  for (const name of ['__reactRouterContext = ', '__reactRouterRouteModules = '])
    expect(source).toContain(`window.${name}`);
  expect(source).toContain(
    'let { clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module } = manifestEntry;',
  );
});

test('the browser reads the data that the server writes into a page', () => {
  const context = {
    serverHandoffString: JSON.stringify({ ssr: true, isSpaMode: false }),
    manifest: {
      url: '/assets/manifest.js',
      entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'] },
      routes: {
        root: { id: 'root', module: '/assets/root.js', imports: ['/assets/site.js'] },
        'en:home': { id: 'en:home', module: '/assets/home.js', clientActionModule: '/assets/a.js' },
      },
    },
    staticHandlerContext: { matches: [{ route: { id: 'root' } }, { route: { id: 'en:home' } }] },
  } as unknown as EntryContext;
  expect(readElement(hydrationElement(context, '["</script>"]'))).toEqual({
    context: { ssr: true, isSpaMode: false },
    stream: '["</script>"]',
    manifest: '/assets/manifest.js',
    entry: '/assets/entry.js',
    routes: [
      ['root', ['/assets/root.js']],
      ['en:home', ['/assets/a.js', '/assets/home.js']],
    ],
    preload: [
      '/assets/entry.js',
      '/assets/manifest.js',
      '/assets/framework.js',
      '/assets/root.js',
      '/assets/site.js',
      '/assets/a.js',
      '/assets/home.js',
    ],
  });
});
