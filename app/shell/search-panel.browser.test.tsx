import { beforeEach, describe, expect, type MockInstance, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { arabic } from '#tests/support/arabic.ts';
import { emulateColorScheme } from '#tests/support/color-scheme.ts';
import { violationsIn } from '#tests/support/component-axe.ts';
import { openSearch, renderSearchLink, searchParts } from '#tests/support/open-search.tsx';
import { serveSearch } from '#tests/support/serve-search.ts';
import { editions } from '#tests/support/words.ts';

const FRUITFUL = { en: 'AI systems', ar: 'الذكاء الاصطناعي' };
const FRUITLESS = 'qxqxqx';
const WORD = /^[\p{L}\p{M}\p{N}]+$/u;
const resultsPage = (query: string) => `/search?${new URLSearchParams({ q: query })}`;
const answerPath = (query: string, edition: (typeof editions)[number]) =>
  localizedPath(`/search.json?${new URLSearchParams({ q: query })}`, edition);

let fetch: MockInstance<typeof globalThis.fetch>;
/** Requests without a query only make the server open its index. */
const asked = () => fetch.mock.calls.filter(([path]) => !String(path).endsWith('?q='));
const fetched = () => asked().map(([path]) => path);

beforeEach(async () => {
  await page.viewport(1280, 800);
  fetch = serveSearch();
});

test('opening the search sends no words, and a query is sent once', async () => {
  await renderSearchLink(arabic);
  const { link, field, results } = searchParts(arabic);
  await link.click();
  await expect.element(field).toHaveFocus();
  for (const query of [FRUITFUL.ar, FRUITFUL.ar]) {
    await field.fill(query);
    await expect.element(results.first()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await link.click();
  }
  expect(fetched()).toEqual([answerPath(FRUITFUL.ar, arabic)]);
});

/** On a busy machine, `fill` takes longer than the pause before a search. */
function typeAtOnce(input: HTMLInputElement, value: string): void {
  // React replaces the setter of the element, so call the setter of the prototype.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

test('fast typing asks once, and an outdated request is cancelled', async () => {
  const { field, results } = await openSearch(arabic);
  await expect.poll(() => fetch.mock.calls).toHaveLength(1);
  fetch.mockImplementationOnce(() => new Promise(() => {}));
  await field.fill('البيا');
  await expect.poll(fetched).toHaveLength(1);
  const input = field.element() as HTMLInputElement;
  for (const typed of ['البيان', 'البيانا', 'البيانات']) typeAtOnce(input, typed);
  await expect.element(results.first()).toBeVisible();
  expect(fetched()).toEqual(['البيا', 'البيانات'].map((query) => answerPath(query, arabic)));
  const [first, last] = asked().map(([, options]) => options?.signal);
  expect(first?.aborted).toBe(true);
  expect(last?.aborted).toBe(false);
});

test('the last results stay while the next ones are on their way', async () => {
  const { field, results, status } = await openSearch(arabic);
  await field.fill(FRUITFUL.ar);
  await expect.element(results.first()).toBeVisible();
  const count = results.elements().length;
  fetch.mockImplementationOnce(() => new Promise(() => {}));
  await field.fill('البيانات');
  await expect.poll(fetched).toHaveLength(2);
  expect(results.elements()).toHaveLength(count);
  await field.fill('');
  await expect.element(results).not.toBeInTheDocument();
  await expect.element(status).toBeEmptyDOMElement();
  fetch.mockImplementationOnce(() => new Promise(() => {}));
  await field.fill('الحوكمة');
  await expect.poll(fetched).toHaveLength(3);
  expect(results.elements()).toHaveLength(0);
});

describe.each(editions)('the search in $code', (edition) => {
  const { code, ui } = edition;
  const query = FRUITFUL[code];

  test('shows results during typing, and marks the words that matched', async () => {
    const { panel, field, results, status } = await openSearch(edition);
    expect(results.elements()).toHaveLength(0);
    await userEvent.type(field, query);
    await expect.element(results.first()).toBeVisible();
    expect(status.element().textContent).toMatch(/\d/);
    expect(panel.element().querySelector('mark')?.textContent).toMatch(WORD);

    await field.fill(FRUITLESS);
    await expect.element(results).not.toBeInTheDocument();
    await expect.element(status).toMatchTextContent(FRUITLESS);
    await field.fill('');
    await expect.element(status).toBeEmptyDOMElement();
  });

  test('offers the results in the other language for a query that finds nothing here', async () => {
    const [other] = editions.filter((candidate) => candidate.code !== code);
    if (!other) throw new Error('There is no other language');
    const { field, wayOn } = await openSearch(edition);
    await field.fill(FRUITFUL[other.code]);
    const href = localizedPath(resultsPage(FRUITFUL[other.code]), other);
    await expect.element(wayOn).toHaveAttribute('href', href);
    await expect.element(wayOn).toHaveAttribute('data-language', other.code);
    await expect.element(wayOn).toHaveAttribute('data-document');
  });

  describe('when the server cannot be reached', () => {
    beforeEach(() => {
      fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    });

    test('shows an error and links to the search page', async () => {
      const { panel, field, wayOn } = await openSearch(edition);
      await field.fill(query);
      await expect
        .element(wayOn)
        .toHaveAttribute('href', localizedPath(resultsPage(query), edition));
      await expect.element(wayOn).toHaveAttribute('data-document');
      await expect.element(panel).toMatchTextContent(ui.status.searchFailed);
    });

    test('still leads to the results with its form', async () => {
      const { panel, field } = await openSearch(edition);
      await field.fill(query);
      await expect.poll(fetched).toContain(answerPath(query, edition));
      await panel.getByRole('button', { name: ui.navigation.search, exact: true }).click();
      const location = page.getByLabelText('location');
      await expect.element(location).toHaveTextContent(localizedPath(resultsPage(query), edition));
    });
  });

  test.each(['light', 'dark'] as const)('is accessible when it is open (%s)', async (scheme) => {
    await emulateColorScheme(scheme);
    const { panel, field, results } = await openSearch(edition);
    for (const width of [390, 1280]) {
      await page.viewport(width, 800);
      await field.fill('');
      await expect.element(results).not.toBeInTheDocument();
      expect(await violationsIn(panel.element()), `${width} px, no query`).toEqual([]);
      await field.fill(query);
      await expect.element(results.first()).toBeVisible();
      expect(await violationsIn(panel.element()), `${width} px, with results`).toEqual([]);
    }
  });

  test('fits the narrowest phone', async () => {
    await page.viewport(320, 640);
    const { panel, field, results, status } = await openSearch(edition);
    const expectToFit = () => {
      for (const element of [document.documentElement, panel.element()]) {
        expect(element.scrollWidth).toBe(element.clientWidth);
      }
    };
    await field.fill(query);
    await expect.element(results.first()).toBeVisible();
    expectToFit();
    await field.fill('w'.repeat(200));
    await expect.element(status).toMatchTextContent('www');
    expectToFit();
  });
});

test.each(editions)(
  'an example of the empty search searches for itself ($code)',
  async (edition) => {
    const { panel, field, results } = await openSearch(edition);
    const [example = ''] = edition.pages.search.examples;
    const button = panel.getByRole('button', { name: example });
    await button.click();
    await expect.element(field).toHaveValue(example);
    await expect.element(field).toHaveFocus();
    await expect.element(results.first()).toBeVisible();
    await expect.element(button).not.toBeInTheDocument();
  },
);
