import { expect, type Page } from '@playwright/test';
import { fill, isolate } from '#app/i18n/format.ts';
import { newEmail, sharedWays, test } from '#tests/support/form-test.ts';
import { openHydrated } from '#tests/support/hydrate.ts';
import { linkIn, mailsTo, mailTo } from '#tests/support/mailbox.ts';
import { journeyLanguages, runsAll } from '#tests/support/scope.ts';
import { editions, words } from '#tests/support/words.ts';

for (const edition of journeyLanguages(editions)) {
  const { code, prefix, dir, ui, forms, pages, emails } = edition;
  const { newsletter } = ui;
  const page_ = pages.newsletter;
  const twin = editions.find((candidate) => candidate.code !== code) ?? edition;
  const footer = (page: Page) =>
    page.getByRole('contentinfo').getByRole('form', { name: newsletter.heading });
  const field = (page: Page) => footer(page).getByLabel(newsletter.label, { exact: true });
  const subscribe = (page: Page) =>
    footer(page).getByRole('button', { name: newsletter.submit }).click();
  const toasts = (page: Page) =>
    page
      .getByRole('region', { name: ui.status.notifications })
      .getByRole('dialog')
      .filter({ visible: true });
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });
  const signUp = (page: Page, email: string, baseURL = '') =>
    page.request.post(`${prefix}/newsletter`, {
      headers: { Origin: baseURL, Accept: 'application/json' },
      form: { email },
      maxRedirects: 0,
    });

  test(`an invalid email address shows a toast and an error at the field, which keeps it (${code})`, async ({
    page,
  }) => {
    expect(words.en.ui.newsletter, 'the words of the specification').toMatchObject({
      invalidTitle: 'Invalid Email',
      invalidText: 'Please enter a valid email address.',
    });
    await openHydrated(page, `${prefix}/about-us`);
    for (const wrong of ['nobody', 'a@b', 'a b@example.com']) {
      await field(page).fill(wrong);
      await subscribe(page);
      await expect(toasts(page).first()).toHaveText(
        new RegExp(`${newsletter.invalidTitle}.*${newsletter.invalidText}`, 's'),
      );
      await expect(footer(page).getByRole('status')).toHaveText(newsletter.invalidText);
      await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page)).toHaveAccessibleDescription(newsletter.invalidText);
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue(wrong);
    }
    await field(page).fill('');
    await subscribe(page);
    await expect(toasts(page).first()).not.toContainText(newsletter.invalidTitle);
    await expect(toasts(page).first()).toContainText(newsletter.missing);
    await expect(field(page)).toHaveAccessibleDescription(newsletter.missing);

    const email = newEmail();
    await field(page).fill(email);
    await subscribe(page);
    await expect(toasts(page)).toHaveText([fill(newsletter.sent, { email: isolate(email) })]);
  });

  test(`a button behind the mail's link confirms the subscription, and one click ends it (${code})`, async ({
    page,
    request,
  }) => {
    const email = newEmail();
    await openHydrated(page, `${prefix}/about-us`);
    await field(page).fill(` ${email} `);
    await subscribe(page);
    await expect(footer(page).getByRole('status')).toHaveText(
      fill(newsletter.sent, { email: isolate(email) }),
    );
    await expect(field(page)).toHaveValue('');
    await expect(page).toHaveURL(`${prefix}/about-us`);

    const mail = await mailTo(email);
    expect(mail.subject).toBe(emails.newsletter.subject);
    expect(mail.html).toContain(`dir="${dir}"`);
    const link = linkIn(mail, '/newsletter/confirm/');
    // Mail scanners open every link, so opening must not change anything.
    for (let time = 0; time < 3; time++) expect((await request.get(link)).status()).toBe(200);
    expect((await request.head(link)).status()).toBe(200);
    await page.goto(link);
    await expect(heading(page)).toHaveText(page_.confirm.heading);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(await mailsTo(email)).toHaveLength(1);
    await page.getByRole('main').getByRole('button', { name: page_.confirm.action }).click();
    await expect(heading(page)).toHaveText(page_.confirm.done);

    const welcome = await mailTo(email, emails.welcome.subject);
    const header = (name: string) => welcome.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const unsubscribe = new URL(
      /^<(https?:\/\/[^>]+)>$/.exec(header('list-unsubscribe') ?? '')?.[1] ?? '',
    ).pathname;
    const preferences = linkIn(welcome, '/newsletter/preferences/');

    await page.goto(preferences);
    await expect(page.getByRole('radio', { name: edition.name })).toBeChecked();
    expect((await request.get(unsubscribe)).status()).toBe(200);
    expect((await request.get(preferences)).status()).toBe(200);
    // Mail programs send this request without an `Origin` header.
    const oneClick = {
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      data: 'List-Unsubscribe=One-Click',
    };
    expect((await request.post(unsubscribe, oneClick)).status()).toBe(200);
    await page.goto(preferences);
    await expect(heading(page)).toHaveText(page_.gone.heading);
    expect((await request.get(preferences)).status()).toBe(410);
    // A second request changes nothing, and the old confirmation link no longer works.
    expect((await request.post(unsubscribe, oneClick)).status()).toBe(200);
    await page.goto(link);
    await page.getByRole('main').getByRole('button', { name: page_.confirm.action }).click();
    await expect(heading(page)).toHaveText(page_.gone.heading);
    expect((await request.get(preferences)).status()).toBe(410);
  });

  test(`the newsletter's page shows the message that names the address (${code})`, async ({
    page,
  }) => {
    const email = newEmail();
    await openHydrated(page, `${prefix}/newsletter`);
    const main = page.getByRole('main');
    await main.getByLabel(newsletter.label).fill(` ${email} `);
    await main.getByRole('button', { name: newsletter.submit }).click();
    await expect(main).toContainText(fill(newsletter.sent, { email: isolate(email) }));
    await expect(heading(page)).toHaveText(pages.confirmation.newsletter.heading);
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveURL(`${prefix}/newsletter`);
  });

  for (const way of sharedWays) {
    test(`one page changes the newsletter's language and ends the subscription (${code}, ${way})`, async ({
      visit,
      baseURL,
    }) => {
      const page = await visit(way, `${prefix}/newsletter`);
      const email = newEmail();
      expect((await signUp(page, email, baseURL)).status()).toBe(200);
      await page.goto(linkIn(await mailTo(email), '/newsletter/confirm/'));
      await page.getByRole('main').getByRole('button', { name: page_.confirm.action }).click();
      await expect(heading(page)).toHaveText(page_.confirm.done);
      const preferences = linkIn(
        await mailTo(email, emails.welcome.subject),
        '/newsletter/preferences/',
      );
      await page.goto(preferences);
      await page.getByRole('radio', { name: twin.name }).check();
      await page.getByRole('main').getByRole('button', { name: page_.preferences.save }).click();
      await expect(page.getByRole('main').getByRole('status')).toHaveText(page_.preferences.saved);
      await page.goto(preferences);
      await expect(page.getByRole('radio', { name: twin.name })).toBeChecked();
      await page.getByRole('main').getByRole('button', { name: page_.unsubscribe.action }).click();
      await expect(heading(page)).toHaveText(page_.unsubscribe.done);
      await page.goto(preferences);
      await expect(heading(page)).toHaveText(page_.gone.heading);
    });
  }

  test(`wrong links are answered 410 and change nothing (${code})`, async ({
    page,
    request,
    baseURL,
  }) => {
    const email = newEmail();
    await signUp(page, email, baseURL);
    const link = linkIn(await mailTo(email), '/newsletter/confirm/');
    const tampered = link.slice(0, -4) + link.slice(-4).split('').reverse().join('');
    for (const wrong of [
      tampered,
      `${prefix}/newsletter/confirm/x`,
      link.replace('confirm', 'preferences'),
    ]) {
      const answer = await request.get(wrong);
      expect(answer.status(), wrong).toBe(410);
      expect(await answer.text()).toContain('<meta name="robots" content="noindex"');
    }
    expect((await request.post(link)).status()).toBe(403);
    expect(
      (await request.post(link, { headers: { Origin: 'https://evil.example' } })).status(),
    ).toBe(403);
    expect((await request.post(tampered, { headers: { Origin: baseURL ?? '' } })).status()).toBe(
      410,
    );
    expect(await mailsTo(email)).toHaveLength(1);
  });

  // In the everyday run, receive.test.ts proves the same rule.
  if (runsAll) {
    test(`the site does not reveal whether an email address is subscribed (${code})`, async ({
      page,
      baseURL,
    }) => {
      const [known, unknown] = [newEmail(), newEmail()];
      await signUp(page, known, baseURL);
      await page.goto(linkIn(await mailTo(known), '/newsletter/confirm/'));
      await page.getByRole('main').getByRole('button', { name: page_.confirm.action }).click();
      await expect(heading(page)).toHaveText(page_.confirm.done);
      const answers = await Promise.all(
        [known, unknown].map((email) => signUp(page, email, baseURL)),
      );
      const seen = await Promise.all(
        answers.map(async (answer) => {
          const { location } = await answer.json();
          const { date, ...headers } = answer.headers();
          const html = await (await page.request.get(location)).text();
          return {
            status: answer.status(),
            headers,
            length: String(location).length,
            text: html.replaceAll(String(location), '').match(/<main[\s\S]*<\/main>/)?.[0],
          };
        }),
      );
      expect(seen[0]).toEqual(seen[1]);
      expect(seen[0]?.text).toContain(pages.confirmation.newsletter.heading);
    });

    test(`without a script the newsletter's page shows the error and subscribes (${code})`, async ({
      unscripted: page,
      useFreshToken,
    }) => {
      const email = newEmail();
      await page.goto(`${prefix}/about-us`);
      await field(page).fill('nobody');
      await subscribe(page);
      await expect(page).toHaveURL(`${prefix}/newsletter`);
      const main = page.getByRole('main').locator('form');
      await expect(main.getByRole('alert').getByRole('heading')).toHaveText(forms.shared.summary);
      await expect(main.getByRole('alert').getByRole('link')).toHaveText([
        `${newsletter.label}: ${newsletter.invalidText}`,
      ]);
      await expect(main.getByLabel(newsletter.label)).toHaveValue('nobody');
      await main.getByLabel(newsletter.label).fill(email);
      await useFreshToken(main);
      await main.getByRole('button', { name: newsletter.submit }).click();
      await expect(heading(page)).toHaveText(pages.confirmation.newsletter.heading);
      await expect(page.getByRole('main')).toContainText(
        fill(newsletter.sent, { email: isolate(email) }),
      );
      await expect(page).toHaveURL(`${prefix}/newsletter`);
      await page.goto(linkIn(await mailTo(email), '/newsletter/confirm/'));
      await page.getByRole('main').getByRole('button', { name: page_.confirm.action }).click();
      await expect(heading(page)).toHaveText(page_.confirm.done);
      await mailTo(email, emails.welcome.subject);
    });
  }
}
