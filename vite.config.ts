import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { languageCodes } from './content/languages.ts';
import { generatedFolder } from './scripts/generated-folders.ts';
import { UNNAMED_RELEASE } from './scripts/name-release.ts';
import { compileEarly } from './scripts/vite/compile-early.ts';
import { contentFiles } from './scripts/vite/content-files.ts';
import { inlineScripts } from './scripts/vite/inline-scripts.ts';
import { keepOutOfBrowser } from './scripts/vite/keep-out-of-browser.ts';
import { languageRules } from './scripts/vite/language-rules.ts';
import { styles } from './scripts/vite/styles.ts';

export default defineConfig(({ command }) => ({
  plugins: [
    keepOutOfBrowser('server', 'content', `${generatedFolder(command)}/content`, 'art', 'scripts', {
      except: ['content/languages.ts'],
    }),
    contentFiles(),
    inlineScripts(),
    styles(generatedFolder(command)),
    compileEarly(),
    reactRouter(),
  ],
  define: {
    'import.meta.env.RELEASE': JSON.stringify(UNNAMED_RELEASE),
    // With two languages, the browser's scripts contain no menu of languages.
    'import.meta.env.HAS_LANGUAGE_MENU': JSON.stringify(languageCodes.length > 2),
  },
  css: { postcss: { plugins: languageRules(languageCodes) } },
  resolve: {
    alias: [{ find: /^#generated(?=\/)/, replacement: path.resolve(generatedFolder(command)) }],
  },
  publicDir: `${generatedFolder(command)}/public`,
  // The development server looks for packages in all pages when it starts. If it found one later,
  // it would load all open pages again.
  optimizeDeps: { entries: ['app/**/*.tsx', '!app/**/*.test.tsx'] },
  // The content security policy forbids data: URLs, so no asset is inlined. Older CSS targets would
  // add prefixed properties.
  build: { assetsInlineLimit: 0, cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Two files contain the code that every page needs. Many small files would compress
            // worse and delay the page.
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
    // React Router compares context keys by identity, so createApp and the pages must be in one
    // bundle.
    ssr: {
      build: { rolldownOptions: { input: './server/app.ts' }, minify: true },
      // Separate modules would take three times as much memory as a bundle.
      ...(command === 'build' ? { resolve: { noExternal: true } } : {}),
    },
  },
}));
