import type { Locator, Page } from '@playwright/test';
import { openHydrated } from './hydrate.ts';
import { test as base } from './no-script-test.ts';
import { firstOf } from './scope.ts';

export const WAYS = ['with a script', 'without a script'] as const;

/**
 * The everyday run sends forms only with a script, because all forms share the code that receives
 * data.
 */
export const sharedWays = firstOf(...WAYS);

type FormFixtures = {
  visit: (way: (typeof WAYS)[number], path: string) => Promise<Page>;
  useFreshToken: (form: Locator) => Promise<void>;
};

export const test = base.extend<FormFixtures>({
  visit: async ({ browser }, use) => {
    const pages = new Map<string, Page>();
    await use(async (way, path) => {
      const isScripted = way === 'with a script';
      const options = isScripted
        ? {}
        : { javaScriptEnabled: false, reducedMotion: 'reduce' as const };
      const page = pages.get(way) ?? (await (await browser.newContext(options)).newPage());
      pages.set(way, page);
      await (isScripted ? openHydrated(page, path) : page.goto(path));
      return page;
    });
    for (const page of pages.values()) await page.context().close();
  },
  useFreshToken: ({ request }, use) =>
    use(async (form) => {
      const { token } = await (await request.get('/form-token')).json();
      await form
        .locator('input[name="token"]')
        .evaluate((input, value) => input.setAttribute('value', value), String(token));
    }),
});

/** Returns a new email, because the site limits the number of mails to an email. */
export function newEmail(): string {
  return `visitor-${crypto.randomUUID().slice(0, 13)}@example.com`;
}
