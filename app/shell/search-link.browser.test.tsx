import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { arabic } from '#tests/support/arabic.ts';
import { openSearch, renderSearchLink, searchParts } from '#tests/support/open-search.tsx';
import { serveSearch } from '#tests/support/serve-search.ts';

const QUERY = 'البيانات';
const { link, panel, field } = searchParts(arabic);
const location = page.getByLabelText('location');

beforeEach(() => {
  serveSearch();
});

test('the link opens the search over the page, by mouse and by keyboard', async () => {
  await openSearch(arabic);
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  (link.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveFocus();
  await expect.element(location).toHaveTextContent('/ar/careers');
});

test.each(['', QUERY])('with the query "%s" the first Escape closes the search', async (query) => {
  await openSearch(arabic);
  await field.fill(query);
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(link).toHaveFocus();
});

test('a button and a click beside the panel close the search', async () => {
  await openSearch(arabic);
  await panel.getByRole('button', { name: arabic.ui.status.dismiss }).click();
  await expect.element(panel).not.toBeInTheDocument();
  await link.click();
  await expect.element(field).toHaveFocus();
  // Without `force`, Playwright would wait until the backdrop no longer covers the page.
  await userEvent.click(document.documentElement, { position: { x: 640, y: 780 }, force: true });
  await expect.element(panel).not.toBeInTheDocument();
});

test('a click on the panel does not close the search', async () => {
  await openSearch(arabic);
  await field.click();
  await expect.element(panel).toBeVisible();
});

test('Enter leads to the page of all results and closes the search', async () => {
  await openSearch(arabic);
  await field.fill(QUERY);
  await userEvent.keyboard('{Enter}');
  await expect
    .element(location)
    .toHaveTextContent(`/ar/search?${new URLSearchParams({ q: QUERY })}`);
  await expect.element(panel).not.toBeInTheDocument();
});

test('text that is typed while the search is loading arrives in its field', async () => {
  await renderSearchLink(arabic);
  const opener = link.element() as HTMLElement;
  opener.focus();
  opener.click();
  for (const key of ['d', 'a', 't', 'x', 'Backspace', 'a'])
    opener.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('data');
  await userEvent.keyboard('!');
  await expect.element(field).toHaveValue('data!');
});

test('Escape while the search is loading keeps it closed', async () => {
  await renderSearchLink(arabic);
  const opener = link.element() as HTMLElement;
  opener.click();
  opener.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await import('./search-panel.tsx');
  await expect.element(panel).not.toBeInTheDocument();
  await link.click();
  await expect.element(field).toHaveFocus();
});

test('Enter while the search is loading leads to the page of all results', async () => {
  await renderSearchLink(arabic);
  const opener = link.element() as HTMLElement;
  opener.click();
  for (const key of ['Enter', 'd', 'Enter'])
    opener.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  await expect.element(location).toHaveTextContent('/ar/search?q=d');
  await import('./search-panel.tsx');
  await expect.element(panel).not.toBeInTheDocument();
});

test('on the search page the link does not open the panel', async () => {
  await renderSearchLink(arabic, '/search?q=x');
  await link.click();
  await expect.element(location).toHaveTextContent('/ar/search');
  await expect.element(panel).not.toBeInTheDocument();
});

test('a result leads to its page and closes the search', async () => {
  const { results } = await openSearch(arabic);
  await field.fill(QUERY);
  const result = results.first().getByRole('link');
  await expect.element(result).toBeVisible();
  const target = result.element().getAttribute('href') ?? '';
  expect(target).toMatch(/^\/ar\/services\/./);
  await result.click();
  await expect.element(location).toHaveTextContent(target);
  await expect.element(panel).not.toBeInTheDocument();
});
