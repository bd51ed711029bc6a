import { expect, test, vi } from 'vitest';

test.each([
  ['development', ['style-guide/:section?']],
  ['production', []],
])('routes in %s: %s', async (mode, paths) => {
  vi.stubEnv('NODE_ENV', mode);
  vi.resetModules();
  const { styleGuide } = await import('./route.ts');
  expect(styleGuide.map(([path]) => path)).toEqual(paths);
});
