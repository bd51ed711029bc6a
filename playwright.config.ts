import { defineConfig, devices } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from './scripts/browser.ts';

const port = process.env.TEST_PORT ?? '4173';
const baseURL = `http://127.0.0.1:${port}`;
const executablePath = findBrowser();

/** Journeys and the every-page suite, in the machine's Chromium against the built site. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // On a busy machine a test may fail for want of time; one that passes the second time is counted as unsteady.
  retries: 1,
  // A folder of its own: it is emptied at every start, reports of others included.
  outputDir: 'test-results/traces',
  reporter: [['dot'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    launchOptions: { args: BROWSER_FLAGS, ...(executablePath ? { executablePath } : {}) },
  },
  webServer: { command: 'node server/main.ts', url: `${baseURL}/health`, env: { PORT: port, LOG_LEVEL: 'error' }, reuseExistingServer: false },
});
