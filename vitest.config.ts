import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules', 'build', 'generated'],
    setupFiles: ['tests/support/fail-on-console-error.ts'],
    restoreMocks: true,
  },
});
