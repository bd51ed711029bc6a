import '#app/styles/site.css';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TableHead, TableScroller } from './table-scroller.tsx';

const YEARS = Array.from({ length: 12 }, (_, index) => `${2015 + index}`);

test('a wide table scrolls, and the page does not', async () => {
  await page.viewport(320, 600);
  const { container } = await render(
    <TableScroller aria-label="Projects">
      <TableHead names={YEARS} />
      <tbody>
        <tr>
          {YEARS.map((year) => (
            <td key={year} className="figures">
              {year}
            </td>
          ))}
        </tr>
      </tbody>
    </TableScroller>,
  );
  const scroller = container.querySelector('.table-scroller');
  expect(scroller?.scrollWidth).toBeGreaterThan(320);
  expect(document.documentElement.scrollWidth).toBe(320);
});
