import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TOOLTIP_OPEN_DELAY } from '#app/constants.ts';
import { Tooltip } from './tooltip.tsx';

test('a tooltip names the control when the pointer has rested on it for 700 ms', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await render(
    <p className="m-10">
      <Tooltip label="Name">
        <button type="button">Press</button>
      </Tooltip>
    </p>,
  );
  await page.getByRole('button').hover();
  vi.advanceTimersByTime(TOOLTIP_OPEN_DELAY - 1);
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
  vi.advanceTimersByTime(1);
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Name');
  expect(TOOLTIP_OPEN_DELAY).toBe(700);
});
