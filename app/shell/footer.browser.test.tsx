import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TOOLTIP_OPEN_DELAY } from '#app/constants.ts';
import { fill, isolate } from '#app/i18n/format.ts';
import { passTime } from '#tests/support/pass-time.ts';
import { movePointerAway } from '#tests/support/pointer.ts';
import { renderInShell } from '#tests/support/render-in-shell.tsx';
import { stopClock } from '#tests/support/stopped-clock.ts';
import { editions, organization } from '#tests/support/words.ts';
import { Footer } from './footer.tsx';

const { social } = organization;
const tooltip = page.getByRole('tooltip');

beforeEach(movePointerAway);

for (const edition of editions) {
  const { code, prefix, ui } = edition;
  const nameOf = (network: string) => fill(ui.navigation.social, { network: isolate(network) });
  const link = (network: string) => page.getByRole('link', { name: nameOf(network), exact: true });

  test(`four social links lead to the company's site (${code})`, async () => {
    await renderInShell(<Footer />, edition);
    expect(social).toHaveLength(4);
    for (const { network, address } of social) {
      const path = address === '/' ? prefix || '/' : address;
      await expect.element(link(network)).toHaveAttribute('href', path);
    }
  });

  test(`the line at the end links to the accessibility statement (${code})`, async () => {
    await renderInShell(<Footer />, edition, '/accessibility');
    const statement = page.getByRole('link', { name: ui.navigation.accessibility, exact: true });
    await expect.element(statement).toHaveAttribute('href', `${prefix}/accessibility`);
    await expect.element(statement).toHaveAttribute('aria-current', 'page');
    const columns = page.getByRole('navigation').getByRole('link');
    expect(columns.elements()).not.toContain(statement.element());
  });

  test(`a tooltip shows the name of a social link and fits in the window (${code})`, async () => {
    stopClock();
    await renderInShell(<Footer />, edition);
    for (const { network } of social) {
      await link(network).hover();
      await passTime(TOOLTIP_OPEN_DELAY);
      expect(tooltip.element().textContent).toBe(nameOf(network));
      await expect.element(tooltip).toBeInViewport({ ratio: 1 });
    }
  });

  test(`keyboard focus shows the name of each social link (${code})`, async () => {
    await renderInShell(<Footer />, edition);
    page.getByRole('button', { name: ui.newsletter.submit }).element().focus();
    for (const { network } of social) {
      await userEvent.keyboard('{Tab}');
      await expect.element(link(network)).toHaveFocus();
      await expect.poll(() => tooltip.element().textContent).toBe(nameOf(network));
    }
    await userEvent.keyboard('{Tab}');
    await expect.element(tooltip).not.toBeInTheDocument();
  });
}
