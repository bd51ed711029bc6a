import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TOAST_STYLES } from '#app/constants.ts';
import { arabic } from '#tests/support/arabic.ts';
import { passTime } from '#tests/support/pass-time.ts';
import { movePointerAway } from '#tests/support/pointer.ts';
import { renderInShell } from '#tests/support/render-in-shell.tsx';
import { toasts, toastTexts } from '#tests/support/shown-toasts.ts';
import { stopClock } from '#tests/support/stopped-clock.ts';
import { editions } from '#tests/support/words.ts';
import { showToast, type ToastStyle } from './show-toast.ts';
import { Toasts } from './toasts.tsx';

const { timeout, limit } = TOAST_STYLES.stack;
const { ui } = arabic;
const shown = (style?: ToastStyle) => expect.poll(() => toastTexts(ui, style));
const renderToasts = (edition: (typeof editions)[number] = arabic) =>
  renderInShell(
    <>
      <button type="button">Elsewhere</button>
      <Toasts words={edition.ui.status} />
    </>,
    edition,
  );

beforeEach(movePointerAway);

for (const [style, milliseconds] of [
  ['stack', 4000],
  ['single', 5000],
] as const) {
  test(`a toast of the style "${style}" shows for ${milliseconds} ms`, async () => {
    stopClock();
    await renderToasts();
    showToast(style, { title: 'Done' });
    await shown(style).toEqual(['Done']);
    await passTime(milliseconds - 1);
    expect(toasts(ui, style).element()).not.toHaveAttribute('data-ending-style');
    await passTime(1);
    await shown(style).toEqual([]);
  });
}

test('three of four toasts show at once, and each leaves in turn', async () => {
  stopClock();
  await renderToasts();
  for (const title of ['1', '2', '3', '4']) {
    showToast('stack', { title });
    await passTime(500);
  }
  expect(limit).toBe(3);
  await passTime(timeout - 2000);
  await shown().toEqual(['4', '3', '2']);
  for (const left of [['4', '3'], ['4'], []]) {
    await passTime(500);
    await shown().toEqual(left);
  }
});

test('a mistake has the colour of wrong fields, until the outcome replaces it', async () => {
  await renderToasts();
  showToast('stack', { id: 'form', title: 'Wrong', isError: true });
  await shown().toEqual(['Wrong']);
  const toast = toasts(ui).element();
  const wrong = document.createElement('p');
  wrong.className = 'field-error';
  document.body.append(wrong);
  const { color } = getComputedStyle(wrong);
  wrong.remove();
  expect(getComputedStyle(toast).borderInlineStartColor).toBe(color);
  const title = page.getByText('Wrong', { exact: true }).element();
  expect(getComputedStyle(title).color).toBe(color);
  expect(getComputedStyle(title, '::before').backgroundColor).toBe(color);
  showToast('stack', { id: 'form', title: 'Done' });
  await shown().toEqual(['Done']);
  expect(getComputedStyle(toast).borderInlineStartColor).not.toBe(color);
});

test('at most one announcement shows, the latest', async () => {
  await renderToasts();
  showToast('single', { title: 'Earlier' });
  await shown('single').toEqual(['Earlier']);
  showToast('single', { title: 'Later' });
  await shown('single').toEqual(['Later']);
  expect(document.querySelectorAll('.toast')).toHaveLength(2);
});

test('a toast stays while the pointer is over it', async () => {
  stopClock();
  await renderToasts();
  showToast('stack', { title: 'Done' });
  await toasts(ui).hover();
  await passTime(10 * timeout);
  await shown().toEqual(['Done']);
  await movePointerAway();
  await passTime(timeout);
  await shown().toEqual([]);
});

test('a toast stays while it has the keyboard focus', async () => {
  stopClock();
  await renderToasts();
  showToast('stack', { title: 'Done' });
  await shown().toEqual(['Done']);
  await userEvent.keyboard('{F6}');
  await passTime(10 * timeout);
  await shown().toEqual(['Done']);
  page.getByRole('button', { name: 'Elsewhere' }).element().focus();
  await passTime(timeout);
  await shown().toEqual([]);
});

for (const edition of editions) {
  const { code, ui } = edition;

  test(`a toast can be dismissed (${code})`, async () => {
    await renderToasts(edition);
    showToast('stack', { title: 'Done' });
    await toasts(ui).getByRole('button', { name: ui.status.dismiss, exact: true }).click();
    await expect.poll(() => toastTexts(ui)).toEqual([]);
  });
}
