import { expect, type Page } from '@playwright/test';
import { newEmail, test } from '#tests/support/form-test.ts';
import { hydrate, openHydrated, watchHydration } from '#tests/support/hydrate.ts';
import { linkIn, mailTo } from '#tests/support/mailbox.ts';
import { overflow, violations } from '#tests/support/page-checks.ts';
import { journeyLanguages, runsAll } from '#tests/support/scope.ts';
import { storedSubmissions } from '#tests/support/stored-submissions.ts';
import { transitionsEnd } from '#tests/support/transitions-end.ts';
import { editions, organization } from '#tests/support/words.ts';

for (const edition of journeyLanguages(editions)) {
  const { code, prefix, pages, forms, ui, collections } = edition;
  const { contact } = forms;
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });
  const role = collections.jobs[0]?.slug;
  const post = (page: Page, path: string, form: Record<string, string>, baseURL = '') =>
    page.request.post(prefix + path, { headers: { Origin: baseURL }, form, maxRedirects: 0 });

  const states: Record<string, (page: Page, baseURL: string | undefined) => Promise<void>> = {
    'contact with errors': async (page) => {
      await openHydrated(page, `${prefix}/contact`);
      await page.locator('form[id="contact"] button[type="submit"]').first().click();
      await expect(page.locator('form[id="contact"]').getByRole('alert')).toBeFocused();
    },
    'application with errors': async (page) => {
      await openHydrated(page, `${prefix}/careers/apply/${role}`);
      await page.locator('form.visitor-form button[type="submit"]').first().click();
      await expect(page.locator('form.visitor-form').getByRole('alert')).toBeFocused();
    },
    'partnership with errors': async (page) => {
      await openHydrated(page, `${prefix}/partnership-form?type=strategic-alliance`);
      await page.locator('form.visitor-form button[type="submit"]').first().click();
      await expect(page.locator('form.visitor-form').getByRole('alert')).toBeFocused();
    },
    'data request with errors': async (page) => {
      await openHydrated(page, `${prefix}/gdpr`);
      await page.locator('form.visitor-form button[type="submit"]').first().click();
      await expect(page.locator('form.visitor-form').getByRole('alert')).toBeFocused();
    },
    'footer with an error': async (page) => {
      await openHydrated(page, `${prefix}/about-us`);
      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: ui.newsletter.submit })
        .click();
      await expect(page.getByRole('contentinfo').getByText(ui.newsletter.missing)).toBeVisible();
    },
    confirmation: async (page, baseURL) => {
      const answer = await post(
        page,
        '/contact',
        { name: 'نورة', email: newEmail(), subject: 'موضوع', message: 'A long enough message' },
        baseURL,
      );
      await openHydrated(page, answer.headers().location ?? '');
      await expect(heading(page)).toHaveText(pages.confirmation.contact.heading);
    },
    'personal page': async (page, baseURL) => {
      const email = newEmail();
      const answers = {
        name: 'ن'.repeat(100),
        email,
        subject: 'x'.repeat(150),
        message: `${'https://example.com/'.padEnd(400, 'y')}`,
      };
      await post(page, '/contact', answers, baseURL);
      await openHydrated(page, linkIn(await mailTo(email), '/your-data/'));
      await page
        .locator('summary')
        .filter({ hasText: storedSubmissions(email)[0]?.reference ?? '' })
        .click();
      await page.getByRole('button', { name: pages['your-data'].erase.action }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
    'personal page that is gone': (page) => openHydrated(page, `${prefix}/your-data/x`),
    newsletter: (page) => openHydrated(page, `${prefix}/newsletter`),
    'newsletter, to confirm and to change': async (page, baseURL) => {
      const email = newEmail();
      await post(page, '/newsletter', { email }, baseURL);
      await openHydrated(page, linkIn(await mailTo(email), '/newsletter/confirm/'));
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: pages.newsletter.confirm.action }).click();
      await expect(heading(page)).toHaveText(pages.newsletter.confirm.done);
      await openHydrated(
        page,
        linkIn(await mailTo(email, edition.emails.welcome.subject), '/newsletter/preferences/'),
      );
    },
    'newsletter, to end': (page) => openHydrated(page, `${prefix}/newsletter/unsubscribe/x`),
    feedback: (page) => openHydrated(page, `${prefix}/feedback`),
    'help center, asking': async (page) => {
      await openHydrated(page, `${prefix}/help-center`);
      await page.getByRole('form', { name: forms.feedback.heading }).locator('summary').click();
    },
    webinar: (page) =>
      openHydrated(
        page,
        `${prefix}/webinars/${collections.webinars.find(({ starts }) => starts > Date.now())?.slug}`,
      ),
  };

  /** The states with the most controls and texts. The everyday run tests only these states. */
  const hardest = [
    'application with errors',
    'personal page',
    'newsletter, to confirm and to change',
  ];

  for (const [name, open] of Object.entries(states).filter(
    ([name]) => runsAll || hardest.includes(name),
  )) {
    test(`a state is accessible in both themes and fits 320 pixels (${name}, ${code})`, async ({
      page,
      baseURL,
    }) => {
      test.slow();
      await page.setViewportSize({ width: 320, height: 640 });
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await open(page, baseURL);
      expect(await overflow(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      // Colours are wrong during a transition.
      await transitionsEnd(page);
      expect(await violations(page)).toEqual([]);
    });
  }

  test(`the whole contact form works by the keyboard alone (${code})`, async ({ page }) => {
    const email = newEmail();
    const form = page.locator('form[id="contact"]');
    const focused = () =>
      page.evaluate(() =>
        document.activeElement instanceof HTMLElement ? document.activeElement.id : '',
      );
    await openHydrated(page, `${prefix}/contact`);
    for (let presses = 0; presses < 60 && (await focused()) !== 'contact-name'; presses++)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(form.getByRole('alert')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(form.locator('[name="name"]')).toBeFocused();
    await page.keyboard.type('Noura');
    // The error disappears when the visitor types, but the field must stay focused.
    await expect(form.locator('[name="name"]')).toBeFocused();
    await expect(form.locator('[name="name"]')).toHaveValue('Noura');
    for (const text of [email, 'A subject', 'A message that is long enough']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await expect(form.getByRole('alert')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(form.getByRole('button', { name: contact.submit })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(pages.confirmation.contact.heading);
    await expect(heading(page)).toBeFocused();
    expect(storedSubmissions(email)).toMatchObject([
      { answers: { name: 'Noura', message: 'A message that is long enough' } },
    ]);
  });

  test(`fields follow the direction of the page until something is typed, then that of the text (${code})`, async ({
    page,
  }) => {
    await openHydrated(page, `${prefix}/contact`);
    const direction = (name: string) =>
      page
        .locator(`form[id="contact"] [name="${name}"]`)
        .evaluate((field) => getComputedStyle(field).direction);
    expect(await direction('name')).toBe(edition.dir);
    expect(await direction('email')).toBe('ltr');
    await page.locator('form[id="contact"] [name="name"]').fill('نورة');
    expect(await direction('name')).toBe('rtl');
    await page.locator('form[id="contact"] [name="name"]').fill('Noura');
    expect(await direction('name')).toBe('ltr');
  });

  test(`names in both scripts are isolated from the text around them, and control characters are removed (${code})`, async ({
    page,
    baseURL,
  }) => {
    const email = newEmail();
    const sent = {
      name: '\u202Eشركة ABC (KSA)\u202C',
      email,
      subject: '\u2067موضوع\u2069',
      message: 'A line with (KSA) «شركة ABC»',
    };
    await post(page, '/contact', sent, baseURL);
    const [stored] = storedSubmissions(email);
    expect(stored?.answers).toMatchObject({ name: 'شركة ABC (KSA)', subject: 'موضوع' });
    const notification = await mailTo(organization.email, stored?.reference);
    expect(notification.subject).toContain('\u2068شركة ABC (KSA)\u2069');
    expect(notification.text).toContain('\u2068شركة ABC (KSA)\u2069');
    expect(notification.html).not.toContain('\u202E');
    await page.setContent(notification.html ?? '');
    await expect(page.getByText('شركة ABC (KSA)', { exact: true })).toHaveAttribute('dir', 'auto');
    await openHydrated(page, linkIn(await mailTo(email), '/your-data/'));
    await expect(page.locator('dd bdi', { hasText: /^شركة ABC \(KSA\)$/ })).toBeVisible();
  });
}

test('a page hydrates although it is used before its fonts have loaded', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('/fonts/**', async (route) => {
    await released;
    await route.continue();
  });
  await watchHydration(page);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await hydrate(page);
  release();
});
