import { test as base, type Locator } from '@playwright/test';

/**
 * Playwright's test with `useFreshToken`: a form that the server gave back says when that was, and tests send it again sooner
 * than a person could. It takes a token that does not say so, as a script would have asked for.
 */
export const test = base.extend<{ useFreshToken: (form: Locator) => Promise<void> }>({
  useFreshToken: ({ request }, use) =>
    use(async (form) => {
      const { token } = await (await request.get('/form-token')).json();
      await form.locator('input[name="token"]').evaluate((input, value) => input.setAttribute('value', value), String(token));
    }),
});

/** An address that nobody else has, since each gets few mails. */
export function newEmail(): string {
  return `visitor-${crypto.randomUUID().slice(0, 13)}@example.com`;
}
