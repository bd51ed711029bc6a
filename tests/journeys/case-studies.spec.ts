import { expect, type Locator, type Page, test } from '@playwright/test';
import { openHydrated } from '#tests/support/hydrate.ts';
import { mirrored } from '#tests/support/mirroring.ts';
import { overflow, violations } from '#tests/support/page-checks.ts';
import { firstOf, journeyLanguages } from '#tests/support/scope.ts';
import { editions } from '#tests/support/words.ts';

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not visible`);
  return box;
}

/** The number of marks in a chart, by the kind of their row. */
async function marksIn(chart: Locator): Promise<Record<string, number>> {
  return chart.locator('.unit-row').evaluateAll((rows) => {
    const marks: Record<string, number> = { closed: 0, kept: 0, loose: 0 };
    for (const row of rows) {
      const kind = row.classList[1]?.replace('unit-row-', '') ?? '';
      marks[kind] = (marks[kind] ?? 0) + Number(row.getAttribute('width')) / 48;
    }
    return marks;
  });
}

const plain = (text: string | null) => text?.replace(/[\u061c\u200e\u200f]/g, '');

for (const { code, prefix, dir, pages, ui, collections } of journeyLanguages(editions)) {
  const studies = collections['case-studies'].toSorted((one, other) => one.order - other.order);
  const [first] = studies;
  if (!first) throw new Error('There are no studies');
  type Study = (typeof studies)[number];
  const barsOf = ({ results, leading }: Study) =>
    (results[leading - 1]?.bars ?? []).map(({ value }) => value);
  const pathOf = ({ slug, featured }: Study) =>
    `${prefix}${featured ? '/case-study-detail' : `/case-studies/${slug}`}`;

  test(`the list links to every study, and to the featured one at its own path (${code})`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/case-studies`);
    const list = page.locator('section[id="studies"] .study-rows');
    const shareLeft = ([before = 1, after = 1]: number[]) => after / before;
    const strongest = Math.min(...studies.map((study) => shareLeft(barsOf(study))));
    const isLead = (study: Study) => shareLeft(barsOf(study)) === strongest;
    const shown = [...studies.filter(isLead), ...studies.filter((study) => !isLead(study))];
    await expect(list.getByRole('link')).toHaveText(shown.map(({ heading }) => heading));
    for (const study of studies)
      await expect(list.getByRole('link', { name: study.heading })).toHaveAttribute(
        'href',
        pathOf(study),
      );
    for (const [index, study] of shown.entries()) {
      const [before = 0, after = 0] = barsOf(study);
      const row = list.getByRole('listitem').nth(index);
      const figures = await row.locator('.change').innerText();
      expect(figures.match(/\d+/g)).toEqual([String(before), String(after)]);
      const { closed = 0, kept = 0, loose } = await marksIn(row.locator('.unit-chart'));
      expect(closed + kept, 'a star for each unit after the work').toBe(after);
      expect(loose, 'a ring for each unit that has gone').toBe(Math.max(before - after, 0));
    }
    expect(studies.filter(({ featured }) => featured)).toHaveLength(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages['case-studies'].heading);
  });

  const isCounted = ({ bars }: Study['results'][number]) =>
    bars.every(({ value }) => Number.isInteger(value) && value <= 100);

  /** The stars of the leading result are in the masthead, too. */
  async function expectOneStarForEach(page: Page, { results, leading }: Study): Promise<void> {
    const inMasthead = page.locator('.study-picture .unit-chart');
    const charts = results.flatMap((result, index) => {
      const chart = page.getByRole('figure').nth(index).locator('.unit-chart');
      return (index === leading - 1 ? [chart, inMasthead] : [chart]).map(
        (one) => [result, one] as const,
      );
    });
    for (const [result, chart] of charts) {
      if (!isCounted(result)) continue;
      const [before = 0, after = 0] = result.bars.map(({ value }) => value);
      const { closed = 0, kept = 0, loose, rest = 0 } = await marksIn(chart);
      expect(closed + kept, 'a star for each unit after the work').toBe(after);
      const gone = result.isPart ? 0 : Math.max(before - after, 0);
      expect(loose, 'a ring for each unit that has gone').toBe(gone);
      if (result.isPart) expect(rest, 'a dot for each other unit').toBe(before - after);
      const [columns, rows] = await chart.evaluate((svg: SVGSVGElement) => {
        const { width, height } = svg.viewBox.baseVal;
        return [width / 48, height / 48] as const;
      });
      const places = columns * rows;
      expect(places - Math.max(before, after), 'no empty row').toBeLessThan(columns);
    }
  }

  async function expectBarsToScale(page: Page, { results }: Study, width: number): Promise<void> {
    await page.setViewportSize({ width, height: 800 });
    for (const [index, result] of results.entries()) {
      if (isCounted(result)) continue;
      const { bars } = result;
      const drawings = page.getByRole('figure').nth(index).locator('td:has(.chart-bar)');
      await expect(drawings).toHaveCount(bars.length);
      const drawn = await Promise.all(bars.map((_, place) => boxOf(drawings.nth(place))));
      const lengths = await Promise.all(
        bars.map((_, place) => boxOf(drawings.nth(place).locator('.chart-bar'))),
      );
      const largest = bars.reduce((one, other) => (other.value > one.value ? other : one));
      const perUnit = (lengths[bars.indexOf(largest)]?.width ?? Number.NaN) / largest.value;
      for (const [place, { label, value }] of bars.entries()) {
        const [whole, bar] = [drawn[place], lengths[place]];
        if (!whole || !bar) throw new Error(label);
        expect(Math.abs(bar.width - value * perUnit), `${label} at ${width} px`).toBeLessThan(1);
        expect(bar.width).toBeLessThan(whole.width + 1);
        const start = dir === 'rtl' ? whole.x + whole.width - (bar.x + bar.width) : bar.x - whole.x;
        expect(Math.abs(start), `start of ${label} at ${width} px`).toBeLessThan(1);
      }
      expect(new Set(drawn.map((box) => Math.round(box.width))).size, 'one scale').toBe(1);
    }
  }

  const measured = studies.find(({ results }) => !results.every(isCounted)) ?? first;
  for (const study of new Set([...firstOf(...studies), measured])) {
    test(`every result is written, drawn to scale, and still readable without the drawing (${code}, ${study.slug})`, async ({
      page,
    }) => {
      await page.goto(pathOf(study));
      const figures = page.getByRole('figure');
      await expect(figures).toHaveCount(study.results.length);
      for (const [index, { text, measure, unit, bars }] of study.results.entries()) {
        const figure = figures.nth(index);
        await expect(page.getByText(text, { exact: true })).toBeVisible();
        await expect(figure.locator('figcaption')).toContainText(measure);
        if (unit !== '%') await expect(figure.locator('figcaption')).toContainText(unit);
        await expect(figure.getByRole('columnheader')).toHaveText([ui.parts.item, ui.parts.value]);
        await expect(figure.getByRole('rowheader')).toHaveText(bars.map(({ label }) => label));
        const values = await figure.getByRole('cell').allTextContents();
        expect(values.map(plain)).toEqual(
          bars.map(({ value }) => `${value.toLocaleString('en')}${unit === '%' ? '%' : ''}`),
        );
      }
      await expectOneStarForEach(page, study);
      for (const width of [1280, 390]) await expectBarsToScale(page, study, width);
      const drawings = await page.evaluate(mirrored, ['.chart-bar', '.unit-chart']);
      expect(new Set(Object.values(drawings))).toEqual(new Set([dir === 'rtl']));

      for (const drawing of await figures.locator('svg').all()) {
        await expect(drawing).toHaveAttribute('aria-hidden', 'true');
        await expect(drawing).toHaveText('');
      }
      await page.evaluate(() => {
        for (const drawing of document.querySelectorAll('figure svg')) drawing.remove();
      });
      for (const [index, { bars }] of study.results.entries()) {
        for (const [place, { label, value }] of bars.entries()) {
          const rows = figures.nth(index).getByRole('row');
          await expect(rows.nth(place + 1)).toContainText(label);
          await expect(rows.nth(place + 1).getByText(value.toLocaleString('en'))).toBeVisible();
        }
      }
    });
  }

  const withMonths = studies.filter(({ months }) => months);
  test(`each step is named once, and its bar covers its months on the scale (${code})`, async ({
    page,
  }) => {
    for (const { slug, months = [], ...study } of firstOf(...withMonths)) {
      await page.goto(pathOf({ slug, months, ...study }));
      const steps = page.locator('.months li');
      await expect(steps).toHaveCount(months.length);
      const scale = await page
        .locator('.months-scale > i')
        .evaluateAll((all) => all.map((month) => month.getBoundingClientRect().toJSON()));
      for (const [index, [from, to]] of months.entries()) {
        const step = steps.nth(index);
        const name = await step.getByRole('heading').innerText();
        await expect(page.locator('.solution').getByText(name, { exact: true })).toHaveCount(1);
        const bar = await step.evaluate((row) => {
          const { width, marginInlineStart } = getComputedStyle(row, '::before');
          return [marginInlineStart, width].map(Number.parseFloat);
        });
        const month = scale[0].width;
        expect(bar, name).toEqual([(from - 1) * month, (to - from + 1) * month + 2]);
      }
    }
  });

  test(`a study is accessible on a phone and in the dark, and fits (${code})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await openHydrated(page, pathOf(first));
      expect(await violations(page), colorScheme).toEqual([]);
      expect(await overflow(page), colorScheme).toEqual([]);
    }
  });
}
