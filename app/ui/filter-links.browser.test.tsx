import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fill } from '#app/i18n/format.ts';
import { violationsIn } from '#tests/support/component-axe.ts';
import { renderInShell } from '#tests/support/render-in-shell.tsx';
import { editions } from '#tests/support/words.ts';
import { FilterLinks } from './filter-links.tsx';

for (const edition of editions) {
  const { code, prefix, ui, firm } = edition;
  const links = page.getByRole('navigation', { name: ui.filters.label, exact: true });

  const renderFilter = (current: number, isUnknown = false) =>
    renderInShell(
      <main>
        <FilterLinks
          options={[
            { to: '/careers#roles', label: ui.filters.all, count: 5, isCurrent: current === 0 },
            {
              to: '/careers?city=dubai#roles',
              label: firm.cities.dubai ?? '',
              count: 2,
              isCurrent: current === 1,
            },
          ]}
          isUnknown={isUnknown}
          words={ui.filters}
        />
      </main>,
      edition,
      '/careers',
    );
  const current = () =>
    links
      .getByRole('link')
      .elements()
      .filter((link) => link.hasAttribute('aria-current'))
      .map(({ textContent }) => textContent);

  test(`the links name values, and mark the current one (${code})`, async () => {
    await renderFilter(1);
    expect(
      links
        .getByRole('link')
        .elements()
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      [ui.filters.all, `${prefix}/careers#roles`],
      [firm.cities.dubai, `${prefix}/careers?city=dubai#roles`],
    ]);
    expect(current()).toEqual([firm.cities.dubai]);
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent(fill(ui.filters.shown, { count: '2', all: '5' }));
    expect(await violationsIn(page.getByRole('main').element())).toEqual([]);
  });

  test(`a notice explains why the whole list is shown (${code})`, async () => {
    await renderFilter(0, true);
    expect(current()).toEqual([ui.filters.all]);
    // The text of an element is compared with plain spaces.
    const notice = ui.filters.unknown.replaceAll('\u00a0', ' ');
    await expect.element(page.getByRole('status')).toHaveTextContent(notice);
  });

  test(`the whole list has no notice (${code})`, async () => {
    await renderFilter(0);
    await expect.element(page.getByRole('status')).toHaveTextContent('');
  });
}
