import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { UNNAMED_RELEASE } from './scripts/name-release.ts';
import { compileEarly } from './scripts/vite/compile-early.ts';
import { contentFiles } from './scripts/vite/content-files.ts';
import { inlineScripts } from './scripts/vite/inline-scripts.ts';
import { keepOutOfBrowser } from './scripts/vite/keep-out-of-browser.ts';
import { styles } from './scripts/vite/styles.ts';

export default defineConfig(({ command }) => ({
  plugins: [
    keepOutOfBrowser('server', 'content', 'generated/content', 'art', 'scripts', {
      except: [
        'content/languages.ts',
        // Browsers need these modules, because the home page draws its field again when a visitor
        // changes the angle.
        ...[
          'angle-field',
          'contact-angle',
          'geometry',
          'hankin',
          'path-data',
          'strands',
          'tilings/lattice',
          'tilings/octagons-and-squares',
        ].map((name) => `art/${name}.ts`),
      ],
    }),
    contentFiles(),
    inlineScripts(),
    styles(),
    compileEarly(),
    reactRouter(),
  ],
  define: { 'import.meta.env.RELEASE': JSON.stringify(UNNAMED_RELEASE) },
  publicDir: 'generated/public',
  // Vite does not inline assets, because the content security policy forbids data: URLs. The CSS
  // is for browsers of the last two years. For older browsers, Vite would add prefixed properties.
  build: { assetsInlineLimit: 0, cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Two files contain the code that every page needs. A file for each shared module
            // would have three disadvantages: pages would refer to more files, the code would
            // compress worse, and each file would block a phone's main thread for a few
            // milliseconds.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
                },
                {
                  name: 'site',
                  test: /[\\/]app[\\/](boot|i18n|seo|shell|ui)[\\/]|vite[\\/]preload-helper/,
                  tags: ['$initial'],
                },
                { name: 'form', test: /[\\/]app[\\/]forms[\\/]/, minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
    // createApp is in the same bundle as the pages, because React Router compares context keys by
    // identity. With two bundles, the keys would differ.
    ssr: {
      build: { rolldownOptions: { input: './server/app.ts' }, minify: true },
      // The build bundles all dependencies, without unused code. Loaded as separate modules, they
      // would take three times as much memory.
      ...(command === 'build' ? { resolve: { noExternal: true } } : {}),
    },
  },
}));
