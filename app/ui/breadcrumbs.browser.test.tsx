import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { violationsIn } from '#tests/support/component-axe.ts';
import { renderInShell } from '#tests/support/render-in-shell.tsx';
import { editions } from '#tests/support/words.ts';
import { Masthead } from './masthead.tsx';

for (const edition of editions) {
  const { code, dir, prefix, ui } = edition;
  const { breadcrumbs: label, blog } = ui.navigation;

  test(`breadcrumbs link the pages above and mark the page itself (${code})`, async () => {
    await renderInShell(
      <Masthead
        heading="The page"
        trail={{
          label,
          steps: [
            { name: ui.site.name, path: '/' },
            { name: blog, path: '/blog' },
            { name: 'The page', path: '/blog/page' },
          ],
        }}
      />,
      edition,
      '/blog/page',
    );
    const trail = page.getByRole('navigation', { name: label, exact: true });
    expect(
      trail
        .getByRole('link')
        .elements()
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      [ui.site.name, prefix || '/'],
      [blog, `${prefix}/blog`],
    ]);
    const steps = trail.getByRole('listitem').elements();
    expect(steps.at(-1)?.querySelector('[aria-current="page"]')?.textContent).toBe('The page');
    expect(await violationsIn(trail.element())).toEqual([]);
    const [from, to] = steps.map((step) => step.getBoundingClientRect().x);
    expect(Math.sign(Number(to) - Number(from))).toBe(dir === 'rtl' ? -1 : 1);
  });
}
