import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TOOLTIP_OPEN_DELAY } from '#app/constants.ts';
import { passTime } from '#tests/support/pass-time.ts';
import { movePointerAway } from '#tests/support/pointer.ts';
import { stopClock } from '#tests/support/stopped-clock.ts';
import { Tooltip } from './tooltip.tsx';

const tooltips = () =>
  page
    .getByRole('tooltip')
    .elements()
    .map(({ textContent }) => textContent);
const shown = () => expect.poll(tooltips);
const button = (name: string) => page.getByRole('button', { name });

beforeEach(async () => {
  await movePointerAway();
  stopClock();
  await render(
    <p style={{ display: 'flex', gap: '2.5rem', margin: '5rem' }}>
      {['First', 'Second'].map((label) => (
        <Tooltip key={label} label={`${label} name`}>
          <button type="button">{label}</button>
        </Tooltip>
      ))}
    </p>,
  );
});

test('a tooltip shows after the pointer has rested for 700 ms, until it leaves', async () => {
  await button('First').hover();
  await passTime(TOOLTIP_OPEN_DELAY - 1);
  expect(tooltips()).toEqual([]);
  await passTime(1);
  expect(tooltips()).toEqual(['First name']);
  await movePointerAway();
  await shown().toEqual([]);
  expect(TOOLTIP_OPEN_DELAY).toBe(700);
});

test('no tooltip appears if the pointer only passes over the control', async () => {
  await button('First').hover();
  await passTime(TOOLTIP_OPEN_DELAY - 1);
  await movePointerAway();
  await passTime(10 * TOOLTIP_OPEN_DELAY);
  expect(tooltips()).toEqual([]);
});

test('the pointer may move onto the tooltip', async () => {
  await button('First').hover();
  await passTime(TOOLTIP_OPEN_DELAY);
  await page.getByRole('tooltip').hover();
  await passTime(10 * TOOLTIP_OPEN_DELAY);
  expect(tooltips()).toEqual(['First name']);
});

test('Escape hides the tooltip', async () => {
  await button('First').hover();
  await passTime(TOOLTIP_OPEN_DELAY);
  expect(tooltips()).toEqual(['First name']);
  await userEvent.keyboard('{Escape}');
  await shown().toEqual([]);
});

test('keyboard focus shows the tooltip at once, and losing it hides the tooltip', async () => {
  for (const [key, expected] of [
    ['{Tab}', ['First name']],
    ['{Tab}', ['Second name']],
    ['{Shift>}{Tab}{/Shift}', ['First name']],
    ['{Shift>}{Tab}{/Shift}', []],
  ] as const) {
    await userEvent.keyboard(key);
    await shown().toEqual(expected);
  }
});
