import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MISTAKE_DELAY } from '#app/constants.ts';
import { passTime } from '#tests/support/pass-time.ts';
import { renderInShell } from '#tests/support/render-in-shell.tsx';
import { stopClock } from '#tests/support/stopped-clock.ts';
import { editions } from '#tests/support/words.ts';
import { outcomeOf } from './result-of.ts';
import { ReturnCalculator } from './return-calculator.tsx';

for (const edition of editions) {
  const { code } = edition;
  const words = edition.pages.blog.calculator;
  const field = (name: keyof typeof words.fields) =>
    page.getByLabelText(words.fields[name].label, { exact: true });
  const expectResultOf = (licence: string) =>
    expect
      .element(page.getByRole('link', { name: words.share }))
      .toHaveAttribute('href', expect.stringContaining(`_0_${licence}_0.4_`));
  const note = page.getByText(words.incomplete);
  // The calculator starts its timer only after its module has answered.
  const timerStarts = () => expect.poll(() => vi.getTimerCount()).toBe(1);
  const renderCalculator = async () => {
    stopClock();
    const outcome = outcomeOf(new URLSearchParams(), words, edition);
    const calculation = { words, errorTitle: undefined, ...outcome };
    await renderInShell(<ReturnCalculator path="/blog" calculation={calculation} />, edition);
    // The module that calculates loads with the first input.
    await field('licence').fill('0.5');
    await expectResultOf('0.5');
  };

  test(`after a pause in typing, a wrong value is marked at its field (${code})`, async () => {
    await renderCalculator();
    await field('licence').fill('0');
    await timerStarts();
    await passTime(MISTAKE_DELAY - 1);
    await expect.element(field('licence')).not.toHaveAttribute('aria-invalid');
    expect(document.querySelector('[data-stale]'), 'the result does not look final').not.toBeNull();
    const { top } = field('licence').element().getBoundingClientRect();
    await passTime(1);
    await expect.element(field('licence')).toHaveAttribute('aria-invalid', 'true');
    await expect
      .element(field('licence'))
      .toHaveAccessibleDescription(new RegExp(`${words.errors.positive}$`));
    await expect.element(page.getByText(words.errors.positive)).toBeVisible();
    expect(field('licence').element().getBoundingClientRect().top).toBe(top);
    await expect.element(field('benefit')).not.toHaveAttribute('aria-invalid');
    await expect.element(note).toBeVisible();

    await field('licence').fill('0.6');
    await expect.element(field('licence')).not.toHaveAttribute('aria-invalid');
    await expect.element(page.getByText(words.errors.positive)).not.toBeInTheDocument();
    await expect.element(note).not.toBeInTheDocument();
  });

  test(`a wrong value is marked at once when its field is left (${code})`, async () => {
    await renderCalculator();
    await field('licence').fill('0');
    await timerStarts();
    await expect.element(field('licence')).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect.element(field('licence')).toHaveAttribute('aria-invalid', 'true');
  });

  test(`a value that is right after a moment is never marked (${code})`, async () => {
    await renderCalculator();
    await field('licence').fill('0.');
    await timerStarts();
    await passTime(MISTAKE_DELAY - 1);
    await field('licence').fill('0.6');
    await expectResultOf('0.6');
    await passTime(MISTAKE_DELAY);
    await expect.element(field('licence')).not.toHaveAttribute('aria-invalid');
  });

  test(`the next step is gold only after a result of own figures (${code})`, async () => {
    const goldButtons = () =>
      [...document.querySelectorAll('.button-gold')].map(({ textContent }) => textContent);
    stopClock();
    const example = outcomeOf(new URLSearchParams(), words, edition);
    const calculation = { words, errorTitle: undefined, ...example };
    await renderInShell(<ReturnCalculator path="/blog" calculation={calculation} />, edition);
    expect(goldButtons()).toEqual([words.submit]);
    await field('licence').fill('0.5');
    await expectResultOf('0.5');
    expect(goldButtons()).toEqual([words.share]);
    await field('licence').fill('0');
    await timerStarts();
    await passTime(MISTAKE_DELAY);
    await expect.element(note).toBeVisible();
    expect(goldButtons()).toEqual([words.submit]);
  });
}
