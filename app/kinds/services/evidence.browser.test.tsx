import { expect, test } from 'vitest';
import { renderInShell } from '#tests/support/render-in-shell.tsx';
import { editions } from '#tests/support/words.ts';
import { Evidence } from './evidence.tsx';

/** The width of a star in the file of signs. */
const STAR = 48;

const FIGURES = [
  { title: 'two percentages', en: '23% to 18%', ar: 'من 23% إلى 18%', marks: [18, 5] },
  { title: 'the same number twice', en: '9 days to 9', ar: 'من 9 أيام إلى 9', marks: [9] },
  { title: 'decimals', en: '6.8% to 5.6%', ar: 'من 6.8% إلى 5.6%', marks: [] },
  { title: 'a number too large for a chart', en: '240 to 90', ar: 'من 240 إلى 90', marks: [] },
  { title: 'a figure without a change', en: '11 of 32', ar: '11 من 32', marks: [] },
];

for (const edition of editions)
  test.each(FIGURES)(
    `stars for what is left and rings for what has gone: $title (${edition.code})`,
    async (given) => {
      const figure = given[edition.code];
      const { container } = await renderInShell(
        <Evidence figure={figure} to={edition.ui.parts.to} />,
        edition,
      );
      const marks = ['closed', 'loose'].map((kind) => countIn(container, kind));
      expect(marks.filter((count) => count > 0)).toEqual(given.marks);
      for (const number of figure.match(/[\d.]+/g) ?? [])
        expect(container.textContent).toContain(number);
    },
  );

function countIn(container: Element, kind: string) {
  const rows = [...container.querySelectorAll(`svg.unit-chart .unit-row-${kind}`)];
  return rows.reduce((sum, row) => sum + Number(row.getAttribute('width')), 0) / STAR;
}
