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

export default defineConfig(({ command, isPreview }) => ({
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
  // Pages are rendered by a preview server, which else watches every file that is written.
  ...(isPreview ? { server: { watch: null } } : {}),
  // Every asset is a file of its own: the content security policy has no room for data: URLs.
  // The browsers of two years, whose prefixed spellings would stand in every page.
  build: { assetsInlineLimit: 0, cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page needs in two files: a file for each shared module is a name in every
            // page, compresses worse, and keeps a phone's thread busy for a few milliseconds when
            // it arrives.
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
    // createApp must be part of the server bundle: context keys have identity, so both sides need
    // the same module.
    ssr: {
      build: { rolldownOptions: { input: './server/app.ts' }, minify: true },
      // With all that it needs, and without what it does not: modules of their own take three times
      // the memory.
      ...(command === 'build' ? { resolve: { noExternal: true } } : {}),
    },
  },
}));
