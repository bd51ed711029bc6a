import { defineConfig } from 'vitest/config';
import { siteSettings } from './scripts/vite/site-settings.ts';
import { readSettings } from './server/env.ts';

export default defineConfig({
  plugins: [siteSettings(readSettings({ SITE_URL: 'https://site.example' }), 'test')],
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules', 'build', 'generated'],
    globalSetup: ['tests/support/postgres.ts'],
    setupFiles: ['tests/support/fail-on-console-error.ts'],
    restoreMocks: true,
    unstubEnvs: true,
    // Many of these wait for builds and for sites that they start.
    maxWorkers: 2,
  },
});
