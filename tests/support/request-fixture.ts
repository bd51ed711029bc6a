import { test as base } from '@playwright/test';
import { type RawAnswer, type RawOptions, rawRequest } from './raw-request.ts';

/** Playwright's test, with `ask`: a request to the site exactly as it is written, outside any browser. */
export const test = base.extend<{ ask: (path: string, options?: RawOptions) => Promise<RawAnswer>; origin: string }>({
  origin: ({ baseURL }, use) => use(baseURL ?? ''),
  ask: ({ origin }, use) => use((path, options) => rawRequest(origin, path, options)),
});
