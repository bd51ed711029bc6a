import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from './scripts/browser.ts';
import { OWN_NODE } from './scripts/own-node.mjs';
import { BASELINES } from './tests/looks/settings.ts';
import { memoryFolder } from './tests/support/memory-folder.ts';
import { runsAll } from './tests/support/scope.ts';

const port = process.env.TEST_PORT ?? '4173';
const baseURL = `http://127.0.0.1:${port}`;
/** The data folder of the tested site. Each run starts with an empty folder. */
export const DATA_DIR = path.join(memoryFolder(), `miqyas-journeys-${port}`);

const executablePath = findBrowser();

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  // Only the full run compares screenshots and uses the editor.
  testIgnore: runsAll ? [] : ['**/looks/**', '**/editor/**'],
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A failed test runs again, because a busy machine may cause a timeout.
  retries: 1,
  snapshotPathTemplate: `${BASELINES}/{arg}{ext}`,
  // Traces have their own folder, because Playwright empties its output folder at every start.
  outputDir: 'test-results/traces',
  reporter: [['dot'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      args: BROWSER_FLAGS,
      // In the locale C, Chromium changes the name of a downloaded Arabic file.
      env: { ...process.env, LANG: 'C.UTF-8' },
      ...(executablePath ? { executablePath } : {}),
    },
  },
  webServer: {
    command: `"${OWN_NODE}" -e "fs.rmSync('${DATA_DIR.replaceAll('\\', '/')}', { recursive: true, force: true })" && "${OWN_NODE}" server/serve.mjs`,
    url: `${baseURL}/health`,
    env: { PORT: port, LOG_LEVEL: 'error', DATA_DIR, RATE_LIMIT_FACTOR: '1000' },
    reuseExistingServer: false,
  },
});
