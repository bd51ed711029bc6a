import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TOOLTIP_OPEN_DELAY } from '#app/constants.ts';
import { violationsIn } from '#tests/support/component-axe.ts';
import { passTime } from '#tests/support/pass-time.ts';
import { movePointerAway } from '#tests/support/pointer.ts';
import { renderSharePage, stubShare } from '#tests/support/share-page.tsx';
import { toasts, toastTexts } from '#tests/support/shown-toasts.ts';
import { stopClock } from '#tests/support/stopped-clock.ts';
import { editions } from '#tests/support/words.ts';

const refusal = new DOMException('', 'NotAllowedError');
const tooltip = page.getByRole('tooltip');
const root = document.documentElement;

async function useNarrowWindow() {
  const { innerWidth, innerHeight } = window;
  await page.viewport(320, 640);
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
}

beforeEach(async () => {
  await movePointerAway();
  stubShare();
});

for (const edition of editions) {
  const { code, dir, ui } = edition;
  const words = ui.share;

  test(`a tooltip shows the name of each button and fits in the window (${code})`, async () => {
    stopClock();
    const { copy, share } = await renderSharePage(edition);
    for (const [button, name] of [
      [copy, words.copy],
      [share, words.share],
    ] as const) {
      await button.hover();
      await passTime(TOOLTIP_OPEN_DELAY - 1);
      expect(tooltip.query()).toBeNull();
      await passTime(1);
      expect(tooltip.element().textContent).toBe(name);
      await expect.element(tooltip).toBeInViewport({ ratio: 1 });
    }
  });

  test(`the keyboard reaches and presses both buttons in reading order (${code})`, async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await useNarrowWindow();
    const { copy, share } = await renderSharePage(edition);
    await userEvent.keyboard('{Tab}');
    await expect.element(copy).toHaveFocus();
    await expect.element(tooltip).toHaveTextContent(words.copy);
    await userEvent.keyboard('{Tab}');
    await expect.element(share).toHaveFocus();
    await expect.element(tooltip).toHaveTextContent(words.share);
    await expect.element(tooltip).toBeInViewport({ ratio: 1 });
    expect(await violationsIn(page.getByRole('main').element())).toEqual([]);
    const [from, to] = [copy, share].map((button) => button.element().getBoundingClientRect().x);
    expect(Math.sign(Number(to) - Number(from))).toBe(dir === 'rtl' ? -1 : 1);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => toastTexts(ui)).toEqual([words.copied]);
  });

  test(`the row fits a narrow window with letters twice their size (${code})`, async () => {
    await useNarrowWindow();
    root.style.setProperty('font-size', '200%');
    onTestFinished(() => root.removeAttribute('style'));
    const { copy, share } = await renderSharePage(edition);
    for (const button of [copy, share]) {
      await userEvent.keyboard('{Tab}');
      await expect.element(button).toHaveFocus();
      await expect.element(button).toBeInViewport({ ratio: 1 });
      await expect.element(tooltip).toBeInViewport({ ratio: 1 });
    }
  });

  test(`the toast with the URL fits a narrow window (${code})`, async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(refusal);
    await useNarrowWindow();
    const { copy } = await renderSharePage(edition);
    await copy.click();
    await expect.element(toasts(ui)).toBeInViewport({ ratio: 1 });
    expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  });
}
