import { expect, type Page } from '@playwright/test';
import { languages } from '#content/languages.ts';
import { builtPages } from '#tests/support/built-pages.ts';
import {
  BEFORE_TEXT,
  BOXES,
  barStarts,
  cutOffAtStart,
  type Edges,
  focusAgainstReading,
  mirrored,
  rowsOutOfOrder,
  startEdges,
  stepNumbers,
  TEXTS,
} from '#tests/support/mirroring.ts';
import { test } from '#tests/support/no-script-test.ts';
import { overflow } from '#tests/support/page-checks.ts';
import { onePerTemplate } from '#tests/support/page-templates.ts';
import { runsAll } from '#tests/support/scope.ts';

const [, arabic] = languages;
const WIDTHS = [320, 360, 390, 768, 1280];
/** The everyday run tests each page at one of these widths, in turn. */
const EVERYDAY_WIDTHS = [390, 1280];
const HEIGHT = 800;
/**
 * The allowed difference between two distances, as a share of the column. Arabic letters are
 * larger, so distances in em differ.
 */
const TOLERANCE = 0.03;

/** Selectors of drawings. The value is true if Arabic pages must mirror the drawing. */
const DRAWINGS = {
  '.icon-mirrored': true,
  '.line-field': true,
  '.coin:not(:has([href$="#ai-governance"]))': true,
  '.coin:has([href$="#ai-governance"])': false,
  '.chart-bar': true,
  '.unit-chart': true,
  '.highlight img': true,
  '.angle-lines': true,
  '.missing-tile': true,
  '.icon:not(.icon-mirrored)': false,
  '.mark': false,
  '.country-map img': false,
  '.country-map svg': false,
};

/** The paths of one Arabic page for each template, without the prefix of the language. */
const paths = onePerTemplate(builtPages())
  .filter(({ language }) => language.code === arabic.code)
  .map(({ address }) => address.slice(arabic.prefix.length));

for (const [index, path] of paths.entries()) {
  const widths = runsAll ? WIDTHS : EVERYDAY_WIDTHS.filter((_, place) => place === index % 2);
  test(`${path || '/'} in Arabic mirrors the English page`, async ({ unscripted: page }) => {
    const inEnglish = await lookAt(page, path || '/', widths);
    const inArabic = await lookAt(page, `${arabic.prefix}${path}`, widths);
    for (const width of widths) {
      const [left, right] = [inEnglish.get(width), inArabic.get(width)];
      if (!left || !right) throw new Error(`Nothing was measured at ${width} pixels`);
      for (const look of [left, right])
        expect(
          [look.overflow, look.cutOff, look.rows, look.focus, look.badStarts],
          `${width} pixels`,
        ).toEqual([[], [], [], [], []]);
      expect(differences(left.edges, right.edges), `${width} pixels`).toEqual([]);
      expect(Object.keys(right.edges).length).toBeGreaterThan(4);
      for (const [drawing, isMirrored] of Object.entries(right.mirrored)) {
        const name = drawing.replace(/ \d+$/, '') as keyof typeof DRAWINGS;
        expect(isMirrored, `${drawing} at ${width} pixels`).toBe(DRAWINGS[name]);
        expect(left.mirrored[drawing], `${drawing} in English`).toBe(false);
      }
    }
  });
}

test('the keyboard visits what the page measures, in the same order', async ({ page }) => {
  await page.goto(`${arabic.prefix}/contact`);
  const expected = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('header a, header summary')]
      .filter((control) => control.checkVisibility())
      .map((control) => control.getAttribute('href') ?? control.textContent),
  );
  const visited: (string | null)[] = [];
  await page.keyboard.press('Tab');
  for (const _ of expected) {
    await page.keyboard.press('Tab');
    visited.push(
      await page.evaluate(
        () =>
          document.activeElement?.getAttribute('href') ?? document.activeElement?.textContent ?? '',
      ),
    );
  }
  expect(visited).toEqual(expected);
});

test('the comparison finds what is not mirrored', async ({ page }) => {
  await page.goto(`${arabic.prefix}/contact`);
  const before = await page.evaluate(startEdges, { texts: TEXTS, boxes: BOXES });
  // Add the sheet by script, because the content security policy forbids a style element.
  await page.evaluate(
    (css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    },
    `main h1 { text-align: left }
      .header-nav { flex-direction: row-reverse }
      .icon { scale: -1 1 }
      .footer-blurb { position: relative; left: 40rem }`,
  );
  const after = await page.evaluate(startEdges, { texts: TEXTS, boxes: BOXES });
  expect(differences(before, after).map(([selector]) => selector)).toEqual(
    expect.arrayContaining(['main h1', '.footer-blurb']),
  );
  expect(await page.evaluate(rowsOutOfOrder, BEFORE_TEXT)).not.toEqual([]);
  expect(await page.evaluate(focusAgainstReading, BEFORE_TEXT)).not.toEqual([]);
  expect(Object.values(await page.evaluate(mirrored, ['.icon']))).toContain(true);
  expect(await page.evaluate(cutOffAtStart)).not.toEqual([]);
});

type Look = Awaited<ReturnType<typeof lookOnce>>;

async function lookAt(page: Page, path: string, widths: number[]): Promise<Map<number, Look>> {
  await page.goto(path);
  const looks = new Map<number, Look>();
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    looks.set(width, await lookOnce(page));
  }
  return looks;
}

async function lookOnce(page: Page) {
  const closed = await overflow(page);
  const menus = page.getByRole('banner').locator('details').filter({ visible: true });
  const opened: string[] = [];
  for (const menu of await menus.all()) {
    await menu.evaluate((details: HTMLDetailsElement) => details.setAttribute('open', ''));
    opened.push(...(await overflow(page)), ...(await page.evaluate(cutOffAtStart)));
    await menu.evaluate((details: HTMLDetailsElement) => details.removeAttribute('open'));
  }
  const bars = await page.evaluate(barStarts);
  const steps = await page.evaluate(stepNumbers);
  return {
    overflow: [...closed, ...opened],
    cutOff: await page.evaluate(cutOffAtStart),
    rows: await page.evaluate(rowsOutOfOrder, BEFORE_TEXT),
    focus: await page.evaluate(focusAgainstReading, BEFORE_TEXT),
    edges: await page.evaluate(startEdges, { texts: TEXTS, boxes: BOXES }),
    mirrored: await page.evaluate(mirrored, Object.keys(DRAWINGS)),
    // A bar must begin where its chart begins. The number of a step must begin before its text.
    badStarts: [
      ...bars.filter((distance) => Math.abs(distance) > 1),
      ...steps.filter((distance) => !(distance < 0)),
    ],
  };
}

function differences(one: Edges, other: Edges): [selector: string, string][] {
  const selectors = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...selectors].flatMap((selector) => {
    const [left, right] = [one[selector], other[selector]];
    const isSame = left !== undefined && right !== undefined && Math.abs(left - right) <= TOLERANCE;
    return isSame ? [] : [[selector, `${left} and ${right}`]];
  });
}
