import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { watchScroll } from '#app/boot/scrolled.ts';
import { HEADER_SCROLL_THRESHOLD } from '#app/constants.ts';
import { arabic } from '#tests/support/arabic.ts';
import { renderInShell } from '#tests/support/render-in-shell.tsx';
import { ShownLocation } from '#tests/support/shown-location.tsx';
import { editions } from '#tests/support/words.ts';
import { Header } from './header.tsx';

const TRANSPARENT = 'rgba(0, 0, 0, 0)';
const TRANSLUCENT_WHITE = /^rgba\(255, 255, 255, 0\.\d+\)$/;
const CURRENT = '[aria-current], [data-current]';

const { company, news, resources, services } = arabic.ui.navigation;
const header = page.getByRole('banner');
const menu = header.getByRole('navigation');
const group = (name: string) => menu.getByRole('group').filter({ hasText: name });
const location = page.getByLabelText('location');

const styleOf = (element: Element) => getComputedStyle(element);
const background = () => expect.poll(() => styleOf(header.element()).backgroundColor);
const blur = () => expect.poll(() => styleOf(header.element()).backdropFilter);
const linksIn = (element: Element) =>
  [...element.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
const current = () => [...menu.element().querySelectorAll(CURRENT)].map((mark) => mark.textContent);

const render = (edition: (typeof editions)[number], path: string) =>
  renderInShell(
    <>
      <Header />
      <div style={{ height: '3000px' }} />
      <ShownLocation />
    </>,
    edition,
    path,
  );

beforeEach(() => page.viewport(1280, 800));

test('the header turns translucent white once the page has scrolled past 10 pixels', async () => {
  watchScroll();
  await render(arabic, '/');
  await background().toBe(TRANSPARENT);

  window.scrollTo({ top: HEADER_SCROLL_THRESHOLD + 1, behavior: 'instant' });
  await background().toMatch(TRANSLUCENT_WHITE);
  await blur().toMatch(/blur/);

  window.scrollTo({ top: HEADER_SCROLL_THRESHOLD, behavior: 'instant' });
  await background().toBe(TRANSPARENT);
  await blur().toBe('none');

  window.scrollTo({ top: 600, behavior: 'instant' });
  await background().toMatch(TRANSLUCENT_WHITE);
  expect(header.element().getBoundingClientRect().y).toBe(0);
  window.scrollTo({ top: 0, behavior: 'instant' });
  await background().toBe(TRANSPARENT);
  expect(HEADER_SCROLL_THRESHOLD).toBe(10);
});

describe.each(editions)('the header in $code', (edition) => {
  const { code, prefix, ui } = edition;
  const { navigation } = ui;
  const twin = editions.find((other) => other.code !== code);
  const companyLinks = [
    [navigation.partners, `${prefix}/partners`],
    [navigation.careers, `${prefix}/careers`],
    [navigation.news, `${prefix}/news`],
  ];
  const resourceLinks = [
    [navigation.caseStudies, `${prefix}/case-studies`],
    [navigation.blog, `${prefix}/blog`],
    [navigation.documentation, `${prefix}/documentation`],
    [navigation.webinars, `${prefix}/webinars`],
    [navigation.helpCenter, `${prefix}/help-center`],
  ];

  test('has exactly the specified links, in their order and groups', async () => {
    await render(edition, '/gdpr');
    expect(linksIn(menu.element())).toEqual([
      [navigation.about, `${prefix}/about-us`],
      [navigation.services, `${prefix}/services`],
      ...companyLinks,
      ...resourceLinks,
      ['', `${prefix}/search`],
      [twin?.name, `${twin?.prefix}/gdpr`],
      [navigation.contact, `${prefix}/contact`],
    ]);
    expect(menu.getByRole('group').elements()).toHaveLength(2);
    expect(linksIn(group(navigation.company).element())).toEqual(companyLinks);
    expect(linksIn(group(navigation.resources).element())).toEqual(resourceLinks);
  });

  test('shows the Arabic name of Arabic as a drawing where no Arabic font loads', async () => {
    await render(edition, '/gdpr');
    const toggle = menu.getByRole('link', { name: twin?.name ?? '', exact: true }).element();
    expect(toggle.querySelectorAll('use[href$="#language-ar"]')).toHaveLength(
      code === 'ar' ? 0 : 1,
    );
  });

  test('leads home with its first link', async () => {
    await render(edition, '/gdpr');
    const home = header.getByRole('link', { name: navigation.home });
    await expect.element(home).toHaveAttribute('href', prefix || '/');
    expect(header.getByRole('link').first().element()).toBe(home.element());
  });

  test('has a filled Contact button that leads to the contact page', async () => {
    await render(edition, '/');
    const button = menu.getByRole('link', { name: navigation.contact });
    expect(styleOf(button.element()).backgroundColor).not.toBe(TRANSPARENT);
    await button.click();
    await expect.element(location).toHaveTextContent(`${prefix}/contact`);
  });
});

test('after a change of route, the new page and its group are marked as current', async () => {
  await render(arabic, '/news');
  expect(current()).toEqual([company, news]);
  await menu.getByRole('link', { name: services, exact: true }).click();
  await expect.element(location).toHaveTextContent('/ar/services');
  await vi.waitFor(() => expect(current()).toEqual([services]));
});

test.each([
  ['/services/ai-strategy', services],
  ['/careers/apply/some-role', company],
  ['/partnership-form', company],
  ['/case-study-detail', resources],
  ['/blog/some-post', resources],
  ['/services-of-others', undefined],
])('%s marks its section', async (path, name) => {
  await render(arabic, path);
  await expect.element(menu).toBeVisible();
  expect(current()).toEqual(name ? [name] : []);
});

test("the line below a current group's label can be seen", async () => {
  await render(arabic, '/news');
  await document.fonts.ready;
  const summary = group(company).element();
  const picture = () => page.screenshot({ element: summary, base64: true, save: false });
  const marked = await picture();
  expect(await picture(), 'two pictures of the same label are equal').toBe(marked);
  const style = document.createElement('style');
  style.textContent = '.site-header::after { visibility: hidden }';
  document.head.append(style);
  const unmarked = await picture();
  style.remove();
  expect(unmarked, 'the picture without the line differs').not.toBe(marked);
});
