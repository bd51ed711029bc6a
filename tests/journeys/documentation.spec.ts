import { expect, type Page } from '@playwright/test';
import { headingsOf } from '#app/content/markdown.ts';
import { expectBelowHeader } from '#tests/support/below-header.ts';
import { openHydrated } from '#tests/support/hydrate.ts';
import { test } from '#tests/support/no-script-test.ts';
import { firstOf, journeyLanguages, runsAll } from '#tests/support/scope.ts';
import { editions } from '#tests/support/words.ts';

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const TYPES: Record<string, string> = {
  csv: 'text/csv; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  docx: `${OFFICE}.wordprocessingml.document`,
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
};

for (const { code, prefix, pages, ui, collections } of journeyLanguages(editions)) {
  const { groups, labels } = pages.documentation;
  const library = collections.documentation.toSorted((one, other) => one.order - other.order);
  const pathOf = ({ slug }: { slug: string }) => `${prefix}/documentation/${slug}`;
  const [first, second] = library;
  const last = library.at(-1);
  if (!first || !second || !last) throw new Error('There are fewer than two articles');
  const other = editions.find((edition) => edition.code !== code);

  const menu = (page: Page) =>
    page.getByRole('main').getByRole('navigation', { name: labels.menu }).first();
  const contents = (page: Page) => page.getByRole('navigation', { name: ui.parts.onThisPage });
  const linkTo = (page: Page, rel: 'prev' | 'next') => page.locator(`main a[rel="${rel}"]`);

  test(`the library lists every article in its group (${code})`, async ({ unscripted: page }) => {
    await page.goto(`${prefix}/documentation`);
    for (const { id, heading, question, text } of groups) {
      const articles = library.filter(({ section }) => section === id);
      const group = page.locator(`section[id="${id}"]`);
      await expect(group.getByRole('heading', { level: 2 })).toHaveText(heading);
      await expect(group).toContainText(question);
      await expect(group).toContainText(text);
      await expect(group.getByRole('heading', { level: 3 })).toHaveText(
        articles.map(({ name }) => name),
      );
      for (const article of articles)
        await expect(group.getByRole('link', { name: article.name, exact: true })).toHaveAttribute(
          'href',
          pathOf(article),
        );
    }
    expect(library.every(({ section }) => groups.some(({ id }) => id === section))).toBe(true);
  });

  test(`the texts of the library are neither narrow nor small on wide screens (${code})`, async ({
    unscripted: page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto(`${prefix}/documentation`);
    const texts = await page.locator('.stages p').evaluateAll((paragraphs) =>
      paragraphs.map((paragraph) => ({
        width: paragraph.clientWidth,
        size: Number.parseFloat(getComputedStyle(paragraph).fontSize),
        body: Number.parseFloat(getComputedStyle(document.body).fontSize),
      })),
    );
    expect(texts).toHaveLength(2 * groups.length + library.length);
    expect(texts.filter(({ width, size, body }) => width < 240 || size < body)).toEqual([]);
  });

  test(`the next links lead through the library, and each article's menu marks it (${code})`, async ({
    unscripted: page,
  }) => {
    const inGroups = groups.flatMap(({ id }) => library.filter(({ section }) => section === id));
    await page.goto(pathOf(first));
    await expect(linkTo(page, 'prev')).toHaveCount(0);
    // The everyday run visits only three articles, because the others have links of the same kinds.
    for (const [place, article] of (runsAll ? library : library.slice(0, 3)).entries()) {
      await expect(page).toHaveURL(pathOf(article));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.heading);
      await expect(menu(page).getByRole('link').filter({ visible: true })).toHaveText(
        inGroups.map(({ name }) => name),
      );
      await expect(menu(page).locator('[aria-current]')).toHaveText([article.name]);
      await expect(menu(page).locator('[aria-current]')).toHaveAttribute('aria-current', 'page');
      const [previous, next] = [library[place - 1], library[place + 1]];
      if (previous) await expect(linkTo(page, 'prev')).toHaveAttribute('href', pathOf(previous));
      if (next) {
        await expect(linkTo(page, 'next')).toHaveText(next.name);
        await linkTo(page, 'next').click();
      }
    }
    await page.goto(pathOf(last));
    await expect(linkTo(page, 'next')).toHaveCount(0);
    await expect(linkTo(page, 'prev')).toHaveCount(1);
  });

  test(`the menu marks the next article after hydration (${code})`, async ({ page }) => {
    await openHydrated(page, pathOf(first));
    await menu(page).getByRole('link', { name: second.name, exact: true }).click();
    await expect(page).toHaveURL(pathOf(second));
    await expect(menu(page).locator('[aria-current="page"]')).toHaveText([second.name]);
  });

  // The test first opens the other language, which puts its fonts into the cache. Fonts that arrive
  // late would move the page.
  for (const reducedMotion of firstOf<'reduce' | 'no-preference'>('reduce', 'no-preference')) {
    test(`the language link keeps the section of an article (${code}, motion: ${reducedMotion})`, async ({
      page,
    }) => {
      const twin = other?.collections.documentation.find(({ slug }) => slug === second.slug);
      const place = headingsOf(second.body).length - 1;
      const { id, heading } = (twin && headingsOf(twin.body)[place]) ?? { id: '', heading: '' };
      await page.emulateMedia({ reducedMotion });
      await page.goto(`${other?.prefix}/documentation/${second.slug}`);
      await page.evaluate(() => document.fonts.ready);
      await openHydrated(page, `${pathOf(second)}#${headingsOf(second.body)[place]?.id}`);
      await page
        .getByRole('banner')
        .locator(`a[hreflang="${other?.code}"]`)
        .filter({ visible: true })
        .first()
        .click();
      await expect(page).toHaveURL(`${other?.prefix}/documentation/${second.slug}#${id}`);
      await expectBelowHeader(page.getByRole('heading', { level: 2, name: heading, exact: true }));
    });
  }

  test(`an article's contents link to its headings, and each heading links to itself (${code})`, async ({
    unscripted: page,
  }) => {
    await page.goto(pathOf(first));
    const headings = headingsOf(first.body);
    await expect(contents(page).getByRole('link')).toHaveText(
      headings.map(({ heading }) => heading),
    );
    for (const { id, heading } of headings) {
      await contents(page).getByRole('link', { name: heading, exact: true }).click();
      await expect(page).toHaveURL(`${pathOf(first)}#${id}`);
      const target = page.getByRole('heading', { level: 2, name: heading, exact: true });
      await expectBelowHeader(target);
      await expect(target).toHaveAttribute('id', id);
      await expect(
        page.getByRole('link', { name: `${labels.anchor}: ${heading}`, exact: true }),
      ).toHaveAttribute('href', `#${id}`);
      await page.goBack();
    }
  });

  test(`templates download for Word or Excel, and as plain files (${code})`, async ({
    page,
    request,
  }) => {
    let tables = 0;
    const withTemplates = library.filter(({ downloads }) => downloads.length > 0);
    expect(withTemplates.length).toBeGreaterThan(library.length / 2);
    for (const article of runsAll ? withTemplates : withTemplates.slice(0, 3)) {
      await page.goto(pathOf(article));
      for (const { file: plain, name } of article.downloads) {
        const office = plain.replace(/md$/, 'docx').replace(/csv$/, 'xlsx');
        const item = page
          .getByRole('main')
          .getByRole('listitem')
          .filter({
            has: page.locator(`a[href="/templates/${code}/${plain}"]`),
          });
        await expect(item.getByRole('link')).toHaveText([
          new RegExp(`${name}.*(Word|Excel)`),
          new RegExp(`${name}.*(Markdown|CSV)`),
        ]);
        for (const [index, file] of [office, plain].entries()) {
          const download = page.waitForEvent('download');
          await item.getByRole('link').nth(index).click();
          expect((await download).suggestedFilename()).toBe(file);
          const answer = await request.get(`/templates/${code}/${file}`);
          expect(answer.status(), file).toBe(200);
          expect(answer.headers()['content-type'], file).toBe(TYPES[file.split('.').at(-1) ?? '']);
          if (!file.endsWith('.csv')) continue;
          tables++;
          expectSpreadsheet(await answer.body(), file);
        }
      }
    }
    expect(tables).toBeGreaterThan(0);
  });

  test(`on a phone the library's menu opens on demand (${code})`, async ({ unscripted, page }) => {
    for (const phone of [unscripted, page]) {
      await phone.setViewportSize({ width: 390, height: 844 });
      await phone.goto(pathOf(first));
      const link = menu(phone).getByRole('link', { name: second.name, exact: true });
      await expect(link).toBeHidden();
      await menu(phone).getByText(labels.menu).click();
      await expect(link).toBeVisible();
      await link.click();
      await expect(phone).toHaveURL(pathOf(second));
    }
  });
}

/** Expects a byte order mark and CRLF. Without the mark, spreadsheet programs misread Arabic. */
function expectSpreadsheet(bytes: Buffer, file: string): void {
  expect(bytes.subarray(0, 3), file).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const text = bytes.subarray(3).toString('utf8');
  expect(text.includes('\ufeff') || text.includes('\ufffd'), file).toBe(false);
  expect(text.match(/\r\n/g)?.length, file).toBeGreaterThan(1);
  expect(text.replaceAll('\r\n', ''), file).not.toMatch(/[\r\n]/);
}
