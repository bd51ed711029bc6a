import { expect, type Page } from '@playwright/test';
import { expectBelowHeader } from '#tests/support/below-header.ts';
import { openHydrated } from '#tests/support/hydrate.ts';
import { test } from '#tests/support/no-script-test.ts';
import { journeyLanguages, runsAll } from '#tests/support/scope.ts';
import { editions } from '#tests/support/words.ts';

for (const { code, prefix, pages } of journeyLanguages(editions)) {
  const { groups, labels } = pages['help-center'];
  const questions = groups.flatMap((group) => group.questions);
  const [first, second] = questions;
  const last = questions.at(-1);
  if (!first || !second || !last) throw new Error('There are no questions');
  const help = `${prefix}/help-center`;

  const openAtFirst = groups
    .filter(({ isOpen }) => isOpen)
    .flatMap(({ questions }) => questions.slice(0, 1));

  const question = (page: Page, text: string) =>
    page
      .getByRole('main')
      .locator('summary')
      .filter({ has: page.getByRole('heading', { name: text, exact: true }) });
  const answer = (page: Page, id: string) => page.locator(`details > [id="${id}"]`);
  const openAnswers = (page: Page) =>
    page
      .locator('.help-group details[open] > [id]')
      .evaluateAll((answers) => answers.map(({ id }) => id));

  test(`every question has its own id in its group, and the links at the top lead to the groups (${code})`, async ({
    unscripted: page,
  }) => {
    await page.goto(help);
    for (const { id, heading, questions } of groups) {
      const group = page.locator(`section[id="${id}"]`);
      await expect(group.getByRole('heading', { level: 2 })).toHaveText(heading);
      await expect(group.locator('summary')).toHaveText(questions.map((item) => item.question));
      expect(
        await group
          .locator('details > [id]')
          .evaluateAll((answers) => answers.map((element) => element.id)),
      ).toEqual(questions.map((item) => item.id));
    }
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    expect(openAtFirst.length).toBeGreaterThan(0);
    expect(await openAnswers(page)).toEqual(openAtFirst.map(({ id }) => id));

    const contents = page.getByRole('navigation', { name: labels.groups });
    await expect(contents.getByRole('link')).toHaveText(groups.map(({ heading }) => heading));
    for (const { id, heading } of groups) {
      await contents.getByRole('link', { name: heading, exact: true }).click();
      await expect(page).toHaveURL(`${help}#${id}`);
      await expectBelowHeader(page.getByRole('heading', { level: 2, name: heading, exact: true }));
      await page.goBack();
    }
  });

  test(`without a script, the hash of a question opens and shows its answer (${code})`, async ({
    unscripted: page,
  }) => {
    test.slow(runsAll, 'It opens every question.');
    for (const { id, question: text } of runsAll ? questions : [first, last]) {
      await page.goto('about:blank');
      await page.goto(`${help}#${id}`);
      await expect(answer(page, id), id).toBeVisible();
      const open = questions.filter((item) => item.id === id || openAtFirst.includes(item));
      expect(await openAnswers(page)).toEqual(open.map((item) => item.id));
      await expectBelowHeader(question(page, text));
      await expect(answer(page, id)).toBeInViewport();
      await expect(answer(page, id)).toBeFocused();
    }
  });

  test(`the hash of a question opens its answer during and after hydration (${code})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, `${help}#${last.id}`);
    await expect(answer(page, last.id)).toBeVisible();
    await expectBelowHeader(question(page, last.question));
    await page.goto(`${help}#${second.id}`);
    await expect(answer(page, second.id)).toBeVisible();
    await expectBelowHeader(question(page, second.question));
  });

  test(`Enter and Space open and close an answer, and its link is the question's hash (${code})`, async ({
    page,
  }) => {
    await openHydrated(page, help);
    await question(page, last.question).focus();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(answer(page, last.id)).toBeVisible();
      await page.keyboard.press(key);
      await expect(answer(page, last.id)).toBeHidden();
    }
    expect(await openAnswers(page)).not.toContain(last.id);

    await question(page, second.question).click();
    await answer(page, second.id)
      .getByRole('link', { name: `${labels.link}: ${second.question}` })
      .click();
    await expect(page).toHaveURL(`${help}#${second.id}`);
    await expect(answer(page, second.id)).toBeVisible();
    await expect(answer(page, second.id)).toBeFocused();
  });

  test(`a search result leads to an answer and opens it (${code})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, `${prefix}/search?q=${encodeURIComponent(second.question)}`);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole('main').locator(`a[href="${help}#${second.id}"]`).click();
    await expect(page).toHaveURL(`${help}#${second.id}`);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await expect(answer(page, second.id)).toBeVisible();
    await expectBelowHeader(question(page, second.question));
  });
}
