import { expect, type Page } from '@playwright/test';
import { fill } from '#app/i18n/format.ts';
import { test, WAYS } from '#tests/support/form-test.ts';
import { overflow, violations } from '#tests/support/page-checks.ts';
import { journeyLanguages } from '#tests/support/scope.ts';
import { editions } from '#tests/support/words.ts';

for (const edition of journeyLanguages(editions)) {
  const { code, prefix, pages, forms } = edition;
  const { topics, form, result, next } = pages.assessment;
  const questions = topics.flatMap((topic) => topic.questions);
  const submit = (page: Page) => page.getByRole('button', { name: form.submit, exact: true });
  const answer = (page: Page, index: number, value: number) =>
    page.locator(`#${questions[index]?.id}-${value}`).check();

  for (const way of WAYS) {
    test(`the result of the assessment is a star with its own URL (${code}, ${way})`, async ({
      visit,
    }) => {
      const page = await visit(way, `${prefix}/assessment`);
      for (const index of questions.keys()) await answer(page, index, index % 4 === 3 ? 0 : 3);
      await submit(page).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/assessment\\?answers=333033303330$`));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(main.getByRole('img', { name: result.picture })).toBeVisible();
      await expect(main.locator('#result')).toContainText(result.verdicts[2]?.heading ?? '');
      await expect(main.locator('#result')).toContainText(
        fill(result.score, { points: '27', all: '36' }),
      );
      await expect(main.locator('.assessment-steps .note')).toHaveText(
        [3, 7, 11].map((index) => questions[index]?.question ?? ''),
      );
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        new RegExp(`${prefix}/assessment$`),
      );
      const sends = main.getByRole('link', { name: next.action, exact: true });
      await expect(sends).toHaveCount(2);
      for (const send of await sends.all())
        await expect(send).toHaveAttribute('href', `${prefix}/contact?answers=333033303330#write`);
      expect(await overflow(page)).toEqual([]);

      await sends.first().click();
      await expect(
        page.getByText(fill(pages.contact.assessment.attached, { points: '27', most: '36' })),
      ).toBeInViewport();
      await expect(page.getByRole('textbox', { name: forms.contact.message.label })).toHaveValue(
        new RegExp(`27.*36.*${prefix}/assessment\\?answers=333033303330$`),
      );
    });
  }

  test(`the star of the masthead fills one arm for each answer (${code})`, async ({ visit }) => {
    const page = await visit('without a script', `${prefix}/assessment`);
    const arms = page.locator('.answer-star').first().locator('path');
    const filled = () =>
      arms.evaluateAll((all) =>
        all.flatMap((arm, at) =>
          getComputedStyle(arm).getPropertyValue('--answered') === '1' ? [at] : [],
        ),
      );
    await expect(arms).toHaveCount(questions.length);
    expect(await filled()).toEqual([]);
    await answer(page, 0, 2);
    await answer(page, questions.length - 1, 0);
    expect(await filled()).toEqual([0, questions.length - 1]);
  });

  test(`a question without an answer is named, and the other answers stay (${code})`, async ({
    visit,
  }) => {
    const page = await visit('without a script', `${prefix}/assessment`);
    for (const index of questions.keys()) if (index !== 4) await answer(page, index, 1);
    await submit(page).click();
    const summary = page.getByRole('alert');
    await expect(summary.getByRole('link')).toHaveText([`5. ${questions[4]?.question}`]);
    await summary.getByRole('link').click();
    await expect(page.locator(`#${questions[4]?.id}-0`)).toBeFocused();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(questions.length - 1);
    await page.keyboard.press('Space');
    await submit(page).click();
    await expect(page).toHaveURL(/answers=111101111111$/);
  });

  for (const way of WAYS)
    test(`an answer takes its error away (${code}, ${way})`, async ({ visit }) => {
      const page = await visit(way, `${prefix}/assessment?answers=`);
      const errors = page.locator('.field-error').filter({ visible: true });
      await expect(errors).toHaveCount(questions.length);
      await answer(page, 2, 1);
      await expect(errors).toHaveCount(questions.length - 1);
      const named = page.getByRole('alert').getByRole('listitem');
      await expect(named).toHaveCount(questions.length - (way === 'with a script' ? 1 : 0));
      // The star is at the lower edge of the window, and must not cover the list.
      const covered = await page.getByRole('alert').evaluate((list) => {
        list.scrollIntoView({ block: 'end', behavior: 'instant' });
        return [...list.querySelectorAll('a')].filter((link) => {
          const { x, y, width, height } = link.getBoundingClientRect();
          return !link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }).length;
      });
      expect(covered).toBe(0);
    });

  test(`the result is accessible (${code})`, async ({ page }) => {
    await page.goto(`${prefix}/assessment?answers=012301230123`);
    await page.locator('.assessment-change > summary').click();
    expect(await violations(page)).toEqual([]);
  });

  test(`an unreadable result asks for the answers (${code})`, async ({ page }) => {
    const response = await page.goto(`${prefix}/assessment?answers=99`);
    expect(response?.status()).toBe(422);
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(questions.length);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
}
