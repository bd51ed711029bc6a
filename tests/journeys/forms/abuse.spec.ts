import { expect, type Page } from '@playwright/test';
import { fill, formatDuration } from '#app/i18n/format.ts';
import { newEmail, sharedWays, test } from '#tests/support/form-test.ts';
import { openHydrated } from '#tests/support/hydrate.ts';
import { mailsTo, mailTo } from '#tests/support/mailbox.ts';
import { startSite } from '#tests/support/run.ts';
import { journeyLanguages, runsAll } from '#tests/support/scope.ts';
import { storedSubmissions } from '#tests/support/stored-submissions.ts';
import { editions } from '#tests/support/words.ts';

const MESSAGE = (email: string) => ({
  name: 'نورة',
  email,
  subject: 'موضوع',
  message: `${crypto.randomUUID()} a message`,
});

for (const edition of journeyLanguages(editions)) {
  const { code, prefix, pages, forms } = edition;
  const { contact, shared } = forms;
  const form = (page: Page) => page.locator('form[id="contact"]');
  const send = (page: Page) => form(page).getByRole('button', { name: contact.submit }).click();
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });
  const fillIn = async (page: Page, values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values))
      await form(page).locator(`[name="${name}"]`).fill(value);
  };
  const expectKept = async (page: Page, values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values))
      await expect(form(page).locator(`[name="${name}"]`)).toHaveValue(value);
  };

  test(`people neither see nor reach the trap field (${code})`, async ({ page }) => {
    await openHydrated(page, `${prefix}/contact`);
    const trap = form(page).locator('input[name="fax"]');
    await expect(trap).toHaveAttribute('tabindex', '-1');
    await expect(trap).toHaveAttribute('autocomplete', 'off');
    await expect(form(page).getByRole('textbox')).toHaveCount(4);
    await form(page).getByLabel(contact.message.label).focus();
    await page.keyboard.press('Tab');
    await expect(form(page).getByRole('button', { name: contact.submit })).toBeFocused();
  });

  test(`a form sent from another site is refused, keeps its values, and is not stored (${code})`, async ({
    unscripted: page,
    baseURL,
  }) => {
    const values = MESSAGE(newEmail());
    await page.route('https://evil.example/', (route) => {
      const inputs = Object.entries(values).map(
        ([name, value]) => `<input name="${name}" value="${value}">`,
      );
      const body = `<!doctype html><meta charset="utf-8"><form method="post" action="${baseURL}${prefix}/contact">${inputs.join('')}<button>Go</button></form>`;
      return route.fulfill({ contentType: 'text/html', body });
    });
    await page.goto('https://evil.example/');
    const answered = page.waitForResponse(`**${prefix}/contact`);
    await page.getByRole('button').click();
    expect((await answered).status()).toBe(403);
    await expect(form(page).getByRole('alert').getByRole('listitem')).toHaveText([
      shared.problems.origin,
    ]);
    await expectKept(page, values);
    expect(storedSubmissions(values.email)).toEqual([]);
    await send(page);
    await expect(heading(page)).toHaveText(pages.confirmation.contact.heading);
    expect(storedSubmissions(values.email)).toHaveLength(1);
  });

  for (const way of sharedWays) {
    test(`the sixth message within a minute is refused with the time to wait (${code}, ${way})`, async ({
      visit,
      request,
    }) => {
      test.slow();
      const site = await startSite({ settings: { RATE_LIMIT_FACTOR: '1', LOG_LEVEL: 'error' } });
      try {
        for (let time = 1; time <= 5; time++) {
          const sent = {
            headers: { Origin: site.origin },
            form: MESSAGE(newEmail()),
            maxRedirects: 0,
          };
          expect((await request.post(`${site.origin}${prefix}/contact`, sent)).status()).toBe(303);
        }
        const values = MESSAGE(newEmail());
        const page = await visit(way, `${site.origin}${prefix}/contact`);
        await fillIn(page, values);
        const answered = page.waitForResponse((response) => response.request().method() === 'POST');
        await send(page);
        const answer = await answered;
        expect(answer.status()).toBe(429);
        const seconds = Number(answer.headers()['retry-after']);
        expect(seconds).toBeGreaterThan(0);
        expect(seconds).toBeLessThanOrEqual(60);
        await expect(form(page).getByRole('alert').getByRole('heading')).toHaveText(
          shared.tryAgain,
        );
        await expect(form(page).getByRole('alert').getByRole('listitem')).toHaveText([
          fill(shared.problems.limit, { time: formatDuration(seconds, edition) }),
        ]);
        await expect(form(page).getByRole('alert')).toBeFocused();
        await expect(page.locator('html')).toHaveAttribute('lang', code);
        await expectKept(page, values);
        expect((await request.get(`${site.origin}${prefix}/contact`)).status()).toBe(200);
        const signUp = {
          headers: { Origin: site.origin },
          form: { email: newEmail() },
          maxRedirects: 0,
        };
        const signedUp = await request.post(`${site.origin}${prefix}/newsletter`, signUp);
        expect(signedUp.status()).toBe(200);
      } finally {
        await site.stop();
      }
    });
  }

  // In the everyday run, unit tests of `receive`, `same-origin` and `read-form-limits` prove the
  // same rules.
  if (runsAll) {
    test(`a machine that fills in the trap gets the same answer, and nobody gets a mail (${code})`, async ({
      request,
      baseURL,
    }) => {
      const [machine, person] = [newEmail(), newEmail()];
      const headers = { Origin: baseURL ?? '' };
      const answers = [];
      for (const sent of [{ ...MESSAGE(machine), fax: 'http://spam.example' }, MESSAGE(person)]) {
        answers.push(
          await request.post(`${prefix}/contact`, { headers, form: sent, maxRedirects: 0 }),
        );
      }
      expect(answers.map((answer) => answer.status())).toEqual([303, 303]);
      const [one, other] = await Promise.all(
        answers.map(async (answer) => (await request.get(answer.headers().location ?? '')).text()),
      );
      expect(one).toContain(pages.confirmation.contact.heading);
      expect(other).toContain(pages.confirmation.contact.heading);
      await mailTo(person);
      expect(await mailsTo(machine)).toEqual([]);
      const [held] = storedSubmissions(machine);
      expect(held?.held_because).toBe('trap');
      expect(held?.answers).not.toHaveProperty('fax');
      expect(
        (await mailsTo('hello@miqyas.example')).filter(({ subject }) =>
          subject?.includes(held?.reference ?? ''),
        ),
      ).toEqual([]);
    });

    test(`a form corrected faster than a person could is quarantined (${code})`, async ({
      request,
      baseURL,
    }) => {
      const [machine, person] = [newEmail(), newEmail()];
      const headers = { Origin: baseURL ?? '' };
      const refused = await (await request.post(`${prefix}/contact`, { headers, form: {} })).text();
      const shown = /name="token" value="([^"]+)"/.exec(refused)?.[1] ?? '';
      const { token: asked } = await (await request.get('/form-token')).json();
      for (const [email, token] of [
        [machine, shown],
        [person, asked],
      ]) {
        const answer = await request.post(`${prefix}/contact`, {
          headers,
          form: { ...MESSAGE(email ?? ''), token: token ?? '' },
          maxRedirects: 0,
        });
        expect(answer.status()).toBe(303);
      }
      expect(storedSubmissions(machine)).toMatchObject([{ held_because: 'speed' }]);
      expect(storedSubmissions(person)).toMatchObject([{ held_because: null }]);
    });

    test(`Origin and Sec-Fetch-Site decide whether a form comes from our site (${code})`, async ({
      request,
      baseURL,
    }) => {
      for (const [headers, status] of [
        [{ Origin: baseURL ?? '' }, 303],
        [{ 'Sec-Fetch-Site': 'same-origin' }, 303],
        [{}, 403],
        [{ Origin: 'null' }, 403],
        [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
        [{ 'Sec-Fetch-Site': 'same-site' }, 403],
        [{ Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' }, 403],
        [{ Origin: `${baseURL}.evil.example` }, 403],
      ] as [Record<string, string>, number][]) {
        const values = MESSAGE(newEmail());
        const answer = await request.post(`${prefix}/contact`, {
          headers,
          form: values,
          maxRedirects: 0,
        });
        expect(answer.status(), JSON.stringify(headers)).toBe(status);
        expect(storedSubmissions(values.email)).toHaveLength(status === 303 ? 1 : 0);
      }
    });

    test(`a request too large for the form is refused with the form's page (${code})`, async ({
      request,
      baseURL,
    }) => {
      const headers = { Origin: baseURL ?? '' };
      const email = newEmail();
      const tooLarge = await request.post(`${prefix}/contact`, {
        headers,
        form: { ...MESSAGE(email), message: 'م'.repeat(50_000) },
      });
      expect(tooLarge.status()).toBe(413);
      expect(await tooLarge.text()).toContain(shared.problems.tooLarge);
      const noForm = await request.post(`${prefix}/contact`, {
        headers: { ...headers, 'Content-Type': 'text/plain' },
        data: 'name=x',
      });
      expect(noForm.status()).toBe(400);
      expect(await noForm.text()).toContain(shared.problems.malformed);
      expect(storedSubmissions(email)).toEqual([]);
    });
  }
}
