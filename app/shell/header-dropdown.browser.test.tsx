import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DROPDOWN_CLOSE_DELAY } from '#app/constants.ts';
import { arabic } from '#tests/support/arabic.ts';
import { emulateColorScheme } from '#tests/support/color-scheme.ts';
import { violationsIn } from '#tests/support/component-axe.ts';
import { renderInShell } from '#tests/support/render-in-shell.tsx';
import { ShownLocation } from '#tests/support/shown-location.tsx';
import { stopClock } from '#tests/support/stopped-clock.ts';
import { Header } from './header.tsx';

const { company, resources, partners } = arabic.ui.navigation;

const group = (name: string) => page.getByRole('group').filter({ hasText: name });
const label = (name: string) => group(name).getByText(name, { exact: true });
const content = page.getByTestId('content');

async function focusLabel(name: string): Promise<HTMLElement> {
  const summary = label(name).element().closest('summary');
  if (!summary) throw new Error(`"${name}" is no label`);
  summary.focus();
  return summary;
}

beforeEach(async () => {
  await page.viewport(1280, 800);
  await renderInShell(
    <>
      <Header />
      <div data-testid="content" className="masthead" style={{ height: '600px' }} />
      <ShownLocation />
    </>,
    arabic,
    '/about-us',
  );
  await content.hover();
  stopClock();
});

test('a dropdown opens on hover and closes 150 ms after the pointer has left it', async () => {
  await label(company).hover();
  await expect.element(group(company)).toHaveAttribute('open');

  await content.hover();
  vi.advanceTimersByTime(DROPDOWN_CLOSE_DELAY - 1);
  await expect.element(group(company)).toHaveAttribute('open');
  vi.advanceTimersByTime(1);
  await expect.element(group(company)).not.toHaveAttribute('open');
  expect(DROPDOWN_CLOSE_DELAY).toBe(150);
});

test('a pointer that comes back in time keeps the dropdown open', async () => {
  await label(company).hover();
  await content.hover();
  vi.advanceTimersByTime(DROPDOWN_CLOSE_DELAY - 1);
  await group(company).getByRole('link').last().hover();
  vi.advanceTimersByTime(10 * DROPDOWN_CLOSE_DELAY);
  await expect.element(group(company)).toHaveAttribute('open');
});

test('a click toggles a dropdown, but the first after hovering leaves it open', async () => {
  await label(company).hover();
  await label(company).click();
  await expect.element(group(company)).toHaveAttribute('open');

  await label(company).click();
  await expect.element(group(company)).not.toHaveAttribute('open');
  await label(company).click();
  await expect.element(group(company)).toHaveAttribute('open');
});

test.each([
  ['Enter', '{Enter}'],
  ['Space', '[Space]'],
])('%s toggles a dropdown', async (_, key) => {
  await focusLabel(resources);
  await userEvent.keyboard(key);
  await expect.element(group(resources)).toHaveAttribute('open');
  await userEvent.keyboard(key);
  await expect.element(group(resources)).not.toHaveAttribute('open');
});

test('Escape closes a dropdown and returns the focus to its label', async () => {
  const summary = await focusLabel(resources);
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Tab}');
  await userEvent.keyboard('{Tab}');
  await expect.element(group(resources).getByRole('link').nth(1)).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(group(resources)).not.toHaveAttribute('open');
  await expect.element(summary).toHaveFocus();
});

test.each([
  ['the page', content, 500],
  ['the header', page.getByRole('banner'), 10],
] as const)('a click on %s closes a dropdown', async (_, place, y) => {
  await label(company).hover();
  await expect.element(group(company)).toHaveAttribute('open');
  await place.click({ position: { x: 640, y } });
  await expect.element(group(company)).not.toHaveAttribute('open');
});

test('opening one dropdown closes the other', async () => {
  await label(company).hover();
  await label(resources).hover();
  await expect.element(group(resources)).toHaveAttribute('open');
  await expect.element(group(company)).not.toHaveAttribute('open');

  await focusLabel(company);
  await userEvent.keyboard('{Enter}');
  await expect.element(group(company)).toHaveAttribute('open');
  await expect.element(group(resources)).not.toHaveAttribute('open');
});

test('a change of route closes the dropdown', async () => {
  await label(company).hover();
  await group(company).getByRole('link', { name: partners }).click();
  await expect.element(page.getByLabelText('location')).toHaveTextContent('/ar/partners');
  await expect.element(group(company)).not.toHaveAttribute('open');
});

test.each(['light', 'dark'] as const)('an open dropdown is accessible (%s)', async (scheme) => {
  vi.useRealTimers();
  await emulateColorScheme(scheme);
  await focusLabel(company);
  await userEvent.keyboard('{Enter}');
  await expect.element(group(company).getByRole('link').first()).toBeVisible();
  expect(await violationsIn(page.getByRole('banner').element())).toEqual([]);
});
