import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { arabic } from '#tests/support/arabic.ts';
import { emulateColorScheme } from '#tests/support/color-scheme.ts';
import { violationsIn } from '#tests/support/component-axe.ts';
import { renderInShell } from '#tests/support/render-in-shell.tsx';
import { ShownLocation } from '#tests/support/shown-location.tsx';
import { editions } from '#tests/support/words.ts';
import { Header } from './header.tsx';

const panel = page.getByRole('navigation');
const location = page.getByLabelText('location');

beforeEach(() => page.viewport(390, 844));

const render = (edition: (typeof editions)[number], path: string) =>
  renderInShell(
    <>
      <Header />
      <ShownLocation />
    </>,
    edition,
    path,
  );

describe.each(editions)('the menu of small screens in $code', (edition) => {
  const { prefix, ui } = edition;
  const { navigation } = ui;
  const button = page.getByRole('banner').getByLabelText(navigation.menu, { exact: true });

  test('opens with the links grouped under their headings, and closes', async () => {
    await render(edition, '/gdpr');
    await expect.element(panel).not.toBeInTheDocument();
    await button.click();
    await expect.element(panel).toBeVisible();

    const groups = [...panel.element().querySelectorAll('ul')].map((list) => ({
      heading: list.parentElement?.querySelector(':scope > h2')?.textContent,
      links: [...list.querySelectorAll('a')].map((link) => [
        link.textContent,
        link.getAttribute('href'),
      ]),
    }));
    expect(groups).toEqual([
      {
        links: [
          [navigation.about, `${prefix}/about-us`],
          [navigation.services, `${prefix}/services`],
        ],
      },
      {
        heading: navigation.company,
        links: [
          [navigation.partners, `${prefix}/partners`],
          [navigation.careers, `${prefix}/careers`],
          [navigation.news, `${prefix}/news`],
        ],
      },
      {
        heading: navigation.resources,
        links: [
          [navigation.caseStudies, `${prefix}/case-studies`],
          [navigation.blog, `${prefix}/blog`],
          [navigation.documentation, `${prefix}/documentation`],
          [navigation.webinars, `${prefix}/webinars`],
          [navigation.helpCenter, `${prefix}/help-center`],
        ],
      },
    ]);
    const headings = panel.getByRole('heading').elements();
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      navigation.company,
      navigation.resources,
    ]);
    const contact = panel.getByRole('link', { name: navigation.contact });
    await expect.element(contact).toHaveAttribute('href', `${prefix}/contact`);

    await button.click();
    await expect.element(panel).not.toBeInTheDocument();
  });

  test('is as wide as the screen and makes the page no wider', async () => {
    await render(edition, '/');
    await button.click();
    await expect.element(panel).toBeVisible();
    for (const element of [document.documentElement, panel.element()]) {
      expect(element.scrollWidth).toBe(element.clientWidth);
    }
    expect(panel.element().getBoundingClientRect()).toMatchObject({ x: 0, width: 390 });
  });

  test.each(['light', 'dark'] as const)('is accessible when it is open (%s)', async (scheme) => {
    await emulateColorScheme(scheme);
    await render(edition, '/');
    await button.click();
    await expect.element(panel).toBeVisible();
    await hasRisen();
    expect(await violationsIn(page.getByRole('banner').element())).toEqual([]);
  });

  test.each(['light', 'dark'] as const)(
    'marks Contact on its page readably (%s)',
    async (scheme) => {
      await emulateColorScheme(scheme);
      await render(edition, '/contact');
      await button.click();
      const contact = panel.getByRole('link', { name: navigation.contact });
      await expect.element(contact).toHaveAttribute('aria-current', 'page');
      await expect.element(contact).toHaveStyle({ backgroundColor: 'rgba(0, 0, 0, 0)' });
      expect(getComputedStyle(contact.element()).borderTopColor).not.toBe('rgba(0, 0, 0, 0)');
      await hasRisen();
      expect(await violationsIn(page.getByRole('banner').element())).toEqual([]);
    },
  );
});

const { menu, webinars, news, about } = arabic.ui.navigation;
const button = page.getByRole('banner').getByLabelText(menu, { exact: true });

test.each([
  ['another page', '/', webinars, '/ar/webinars'],
  ['the page that is shown', '/news', news, '/ar/news'],
])('a link to %s leads there and closes the menu', async (_, path, name, target) => {
  await render(arabic, path);
  await button.click();
  await panel.getByRole('link', { name }).click();
  await expect.element(location).toHaveTextContent(target);
  await expect.element(panel).not.toBeInTheDocument();
});

test('Escape closes the menu and returns the focus to its button', async () => {
  await render(arabic, '/');
  await button.click();
  await userEvent.keyboard('{Tab}');
  await expect.element(panel.getByRole('link', { name: about })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

/** While the panel fades in, axe would find a wrong contrast. */
async function hasRisen(): Promise<void> {
  await Promise.all(
    panel
      .element()
      .getAnimations()
      .map(({ finished }) => finished),
  );
}
