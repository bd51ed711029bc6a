import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BROWSER_FLAGS, findBrowser } from './scripts/browser.ts';
import { styles } from './scripts/vite/styles.ts';
import { CONTEXT, IN_STYLE_GUIDE } from './tests/looks/settings.ts';

const executablePath = findBrowser();
const launchOptions = { args: BROWSER_FLAGS, ...(executablePath ? { executablePath } : {}) };

const COMPONENTS = '**/*.browser.test.tsx';
const DATABASE = [
  'inbox/**/*.test.ts',
  'server/{database,error-digest,letters,monitoring,outbox,searches,submissions}/**/*.test.ts',
  'server/http/rate-limit*.test.ts',
  'tests/forms/*.test.ts',
];
/** The fault tests that `npm test` runs. They kill the server once on each database engine. */
const EVERYDAY_FAULTS = ['tests/faults/kill.test.ts'];
/** The build tests that `npm test` runs. They do not build the whole site. */
const EVERYDAY_BUILDS = [
  'tests/builds/{content-mistakes,fallback,firm-facts,floors}.test.ts',
  'scripts/new.test.ts',
];
const runsAll = process.env.TEST_SCOPE === 'all';

const IN_EVERY_BROWSER_TEST = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react-router',
  '@base-ui/react/toast',
  '@tanstack/react-query',
  'valibot',
  'vitest-browser-react',
];
const IN_THE_STYLE_GUIDE = [
  'mdast-util-directive',
  'mdast-util-from-markdown',
  'mdast-util-gfm',
  'micromark-extension-directive',
  'micromark-extension-gfm',
];

const inNode = {
  setupFiles: ['tests/support/fail-on-console-error.ts', 'tests/support/page-settings.ts'],
  restoreMocks: true,
  unstubEnvs: true,
  // A busy machine may be several times slower.
  testTimeout: 20_000,
};

export default defineConfig({
  test: {
    // The time limits of the tests assume two workers.
    maxWorkers: 2,
    attachmentsDir: 'test-results/attachments',
    projects: [
      {
        test: {
          ...inNode,
          name: 'unit',
          include: [
            '{app,art,bench,content,delivery,scripts,server}/**/*.test.{ts,tsx}',
            'tests/{support,search}/**/*.test.{ts,tsx}',
            'tests/deploy/compose.test.ts',
          ],
          exclude: [COMPONENTS, ...DATABASE, 'scripts/new.test.ts'],
          isolate: false,
        },
      },
      {
        test: {
          ...inNode,
          name: 'database',
          include: DATABASE,
          globalSetup: ['tests/support/postgres.ts'],
          isolate: false,
        },
      },
      {
        plugins: [styles()],
        publicDir: 'generated/public',
        // Without this list, Vite would discover a dependency during the tests and reload the page.
        optimizeDeps: {
          include: [...IN_EVERY_BROWSER_TEST, 'axe-core', 'minisearch', 'stemmer'],
        },
        test: {
          name: 'components',
          include: [COMPONENTS],
          setupFiles: ['tests/support/component-setup.ts'],
          // One second, the default, is too short on a busy machine.
          expect: { poll: { timeout: 10_000 } },
          restoreMocks: true,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions, contextOptions: { locale: 'en-GB' } }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
      {
        plugins: [styles()],
        publicDir: 'generated/public',
        optimizeDeps: {
          include: [...IN_EVERY_BROWSER_TEST, ...IN_THE_STYLE_GUIDE],
        },
        test: {
          name: 'looks',
          include: runsAll ? ['tests/looks/*.test.tsx'] : [],
          setupFiles: ['tests/support/component-setup.ts', 'tests/support/page-settings.ts'],
          testTimeout: 120_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions, contextOptions: CONTEXT }),
            expect: { toMatchScreenshot: IN_STYLE_GUIDE },
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
      {
        // In production mode, React has no functions for the JSX of development.
        oxc: { jsx: { development: false } },
        test: {
          ...inNode,
          name: 'site',
          include: ['tests/site/*.test.ts'],
          globalSetup: ['tests/support/served-site.ts'],
          // React renders twice as fast in production mode.
          env: { NODE_ENV: 'production' },
          isolate: false,
        },
      },
      {
        test: {
          ...inNode,
          name: 'builds',
          include: runsAll ? ['tests/builds/*.test.ts', 'scripts/new.test.ts'] : EVERYDAY_BUILDS,
        },
      },
      {
        test: {
          ...inNode,
          name: 'faults',
          include: runsAll ? ['tests/faults/*.test.ts'] : EVERYDAY_FAULTS,
          globalSetup: ['tests/support/postgres.ts', 'tests/faults/install.ts'],
        },
      },
      {
        test: {
          ...inNode,
          name: 'engines',
          include: runsAll ? ['tests/engines/*.test.ts'] : [],
          globalSetup: ['tests/engines/install.ts'],
          // The browsers of these tests start and type slowly.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...inNode,
          name: 'deploy',
          include: runsAll ? ['tests/deploy/{container,machines,proxies,systemd}.test.ts'] : [],
          globalSetup: ['tests/deploy/install.ts'],
          testTimeout: 120_000,
          // Building or removing an image can take minutes.
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
