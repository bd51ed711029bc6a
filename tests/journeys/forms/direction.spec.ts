import { expect } from '@playwright/test';
import { newEmail, test, WAYS } from '#tests/support/form-test.ts';
import { mailTo } from '#tests/support/mailbox.ts';
import { journeyLanguages } from '#tests/support/scope.ts';
import { storedSubmissions } from '#tests/support/stored-submissions.ts';
import { editions, organization } from '#tests/support/words.ts';

const NAME = 'شركة ABC (KSA)';
const MESSAGE = 'ABC (KSA) أرسلت هذه الرسالة';

for (const { code, prefix, forms, pages } of journeyLanguages(editions)) {
  for (const way of WAYS) {
    test(`the mail to the firm shows texts in the direction of their fields (${code}, ${way})`, async ({
      visit,
    }) => {
      const email = newEmail();
      const page = await visit(way, `${prefix}/contact`);
      const form = page.locator('form[id="contact"]');
      const typed = { name: NAME, email, subject: 'A subject', message: MESSAGE };
      for (const [field, text] of Object.entries(typed))
        await form.locator(`[name="${field}"]`).fill(text);
      const posted = page.waitForRequest((request) => request.method() === 'POST');
      await form.getByRole('button', { name: forms.contact.submit, exact: true }).click();

      const fields = new URLSearchParams((await posted).postData() ?? '');
      const directions = ['name', 'email', 'subject', 'message'].map((field) =>
        fields.get(`${field}.dir`),
      );
      expect(directions).toEqual(['rtl', null, 'ltr', 'ltr']);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        pages.confirmation.contact.heading,
      );
      const [stored] = storedSubmissions(email);
      expect(Object.keys(stored?.answers ?? {})).toEqual(Object.keys(typed));
      const { html = '', text = '' } = await mailTo(organization.email, stored?.reference);
      const cells = [...html.matchAll(/<td dir="(\w+)"[^>]*>([^<]*)<\/td>/g)];
      const directionsByText = new Map(cells.map(([, direction, value]) => [value, direction]));
      expect(directionsByText.get(NAME)).toBe('rtl');
      expect(directionsByText.get(MESSAGE)).toBe('ltr');
      expect(text).toContain(`\u2067${NAME}\u2069`);
      expect(text).toContain(`\u2066${MESSAGE}\u2069`);
    });
  }
}
