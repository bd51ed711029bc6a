import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { UNNAMED_RELEASE } from './scripts/name-release.ts';
import { compileEarly } from './scripts/vite/compile-early.ts';
import { contentFiles } from './scripts/vite/content-files.ts';
import { inlineScripts } from './scripts/vite/inline-scripts.ts';
import { keepOutOfBrowser } from './scripts/vite/keep-out-of-browser.ts';
import { siteSettings } from './scripts/vite/site-settings.ts';
import { styles } from './scripts/vite/styles.ts';
import { readSettings } from './server/env.ts';

const settings = readSettings();

export default defineConfig(({ command }) => ({
  plugins: [
    keepOutOfBrowser('server', 'content', 'generated/content', 'art', 'scripts', {
      except: ['content/languages.ts'],
    }),
    siteSettings(settings, UNNAMED_RELEASE),
    contentFiles(),
    inlineScripts(settings.ANALYTICS_ORIGIN),
    styles(),
    compileEarly(),
    reactRouter(),
  ],
  publicDir: 'generated/public',
  // No inlined assets, because the content security policy forbids data: URLs. The targets are
  // browsers of the last two years; older ones would add prefixed properties to every page.
  build: { assetsInlineLimit: 0, cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Two files contain the code that every page needs. One file per shared module would
            // add a name to every page, compress worse, and block a phone's main thread for a few
            // milliseconds each.
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
    // createApp must be in the server bundle. Context keys are compared by identity, so the server
    // and the pages need the same module.
    ssr: {
      build: { rolldownOptions: { input: './server/app.ts' }, minify: true },
      // Bundles all dependencies without their unused code. Separate modules take three times the
      // memory.
      ...(command === 'build' ? { resolve: { noExternal: true } } : {}),
    },
  },
}));
