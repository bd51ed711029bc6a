import { expect, type Page } from '@playwright/test';
import { sharedWays, test } from '#tests/support/form-test.ts';
import { openHydrated } from '#tests/support/hydrate.ts';
import { firstOf, journeyLanguages } from '#tests/support/scope.ts';
import { storedSubmissions } from '#tests/support/stored-submissions.ts';
import { editions } from '#tests/support/words.ts';

for (const { code, prefix, pages, forms, collections } of journeyLanguages(editions)) {
  const { feedback, shared } = forms;
  const article = collections.documentation[0]?.slug ?? '';
  const form = (page: Page) => page.getByRole('form', { name: feedback.heading });
  const status = (page: Page) => form(page).getByRole('status');

  const answers = firstOf(
    { path: `/documentation/${article}`, answer: 'no', label: feedback.no },
    { path: '/help-center', answer: 'yes', label: feedback.yes },
  );
  for (const { path, answer, label } of answers) {
    for (const way of sharedWays) {
      test(`the answer “${answer}” about ${path} is stored with its comment (${code}, ${way})`, async ({
        visit,
      }) => {
        const comment = `${crypto.randomUUID()} تعليق`;
        const page = await visit(way, prefix + path);
        await form(page).locator('summary').click();
        await form(page).getByLabel(feedback.comment.label).fill(comment);
        await form(page).getByRole('button', { name: label, exact: true }).click();
        if (way === 'with a script') {
          await expect(status(page)).toHaveText(feedback.thanks);
          await expect(form(page).getByRole('button')).toHaveCount(0);
          await expect(page).toHaveURL(prefix + path);
        } else {
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(
            pages.confirmation.feedback.heading,
          );
        }
        expect(storedSubmissions(comment)).toMatchObject([
          {
            form: 'feedback',
            language: code,
            about: path,
            answers: { page: path, helpful: answer, comment },
            held_because: null,
          },
        ]);
      });
    }
  }

  test(`when the answer cannot be stored, the form shows an error and can be sent again (${code})`, async ({
    page,
  }) => {
    const comment = crypto.randomUUID();
    await openHydrated(page, `${prefix}/help-center`);
    await form(page).locator('summary').click();
    await form(page).getByLabel(feedback.comment.label).fill(comment);
    await page.route('**/feedback', (route) => route.abort());
    await form(page).getByRole('button', { name: feedback.yes, exact: true }).click();
    await expect(status(page)).toHaveText(shared.problems.unreachable);
    await expect(form(page).getByLabel(feedback.comment.label)).toHaveValue(comment);
    await page.unroute('**/feedback');
    await form(page).getByRole('button', { name: feedback.yes, exact: true }).click();
    await expect(status(page)).toHaveText(feedback.thanks);
    expect(storedSubmissions(comment)).toHaveLength(1);
  });

  test(`an answer about a page without the question is refused with a page (${code})`, async ({
    request,
    baseURL,
  }) => {
    for (const about of ['/contact', 'https://evil.example', '/documentation/../x', '']) {
      const comment = crypto.randomUUID();
      const answer = await request.post(`${prefix}/feedback`, {
        headers: { Origin: baseURL ?? '' },
        form: { page: about, helpful: 'yes', comment },
      });
      expect(answer.status(), about).toBe(422);
      expect(await answer.text()).toContain(comment);
      expect(storedSubmissions(comment)).toEqual([]);
    }
  });

  test(`an article asks its question after another was answered (${code})`, async ({ page }) => {
    await openHydrated(page, `${prefix}/documentation/${article}`);
    await form(page).getByRole('button', { name: feedback.yes, exact: true }).click();
    await expect(status(page)).toHaveText(feedback.thanks);
    const other = collections.documentation[1]?.slug ?? '';
    await page.locator(`a[href="${prefix}/documentation/${other}"]`).first().click();
    await expect(page).toHaveURL(`${prefix}/documentation/${other}`);
    await expect(form(page).getByRole('button', { name: feedback.yes, exact: true })).toBeVisible();
  });
}
