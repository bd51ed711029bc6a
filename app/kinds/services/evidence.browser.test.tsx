import { expect, test } from 'vitest';
import { renderInShell } from '#tests/support/render-in-shell.tsx';
import { editions } from '#tests/support/words.ts';
import { Evidence } from './evidence.tsx';

/** The width of a star in the file of signs. */
const STAR = 48;

const FIGURES = [
  { title: 'two percentages', en: '23% to 18%', ar: 'من 23% إلى 18%', stars: [23, 18] },
  { title: 'the same number twice', en: '9 days to 9', ar: 'من 9 أيام إلى 9', stars: [9, 9] },
  { title: 'decimals', en: '6.8% to 5.6%', ar: 'من 6.8% إلى 5.6%', stars: [] },
  { title: 'a number too large for a chart', en: '240 to 90', ar: 'من 240 إلى 90', stars: [] },
  { title: 'a figure without a change', en: '11 of 32', ar: '11 من 32', stars: [] },
];

for (const edition of editions)
  test.each(FIGURES)(
    `the stars of a service’s evidence: $title (${edition.code})`,
    async (given) => {
      const figure = given[edition.code];
      const { container } = await renderInShell(
        <Evidence figure={figure} to={edition.ui.parts.to} />,
        edition,
      );
      const charts = [...container.querySelectorAll('svg.unit-chart')];
      expect(charts.map(starsIn)).toEqual(given.stars);
      // Both charts have the same scale.
      expect(new Set(charts.map((chart) => chart.getAttribute('viewBox'))).size).toBeLessThan(2);
      for (const number of figure.match(/[\d.]+/g) ?? [])
        expect(container.textContent).toContain(number);
    },
  );

/** Dots stand for the units that are left. */
function starsIn(chart: Element) {
  const widths = [...chart.querySelectorAll('use:not(.unit-row-rest)')].map((row) =>
    Number(row.getAttribute('width')),
  );
  return widths.reduce((sum, width) => sum + width, 0) / STAR;
}
