import { expect, type Page } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { fill } from '#app/i18n/format.ts';
import { test } from '#tests/support/no-script-test.ts';
import { overflow, violations } from '#tests/support/page-checks.ts';
import { firstOf, journeyLanguages, runsAll } from '#tests/support/scope.ts';
import { editions } from '#tests/support/words.ts';

const FRUITFUL = { en: 'data quality', ar: 'جودة البيانات' };
const RARE = { en: ['autofill', 'fish roadworks'], ar: ['مصير'] };
const MANY = { en: 'data', ar: 'البيانات' };
const MISTYPED = { en: ['goverment', 'governance'], ar: ['استراتيحية', 'استراتيجية'] } as const;
const FRUITLESS = 'qxqxqx zvzvzv';
const LANGUAGE_NAMES = {
  en: { en: 'English', ar: 'Arabic' },
  ar: { en: 'الإنجليزية', ar: 'العربية' },
};

const main = (page: Page) => page.getByRole('main');
const field = (page: Page) => main(page).getByRole('searchbox');
const results = (page: Page) => main(page).locator('.cards').getByRole('listitem');
const allLinks = (page: Page) => main(page).locator('.search-group > div').getByRole('link');
const asked = (prefix: string, query: string) => `${prefix}/search?q=${encodeURIComponent(query)}`;

const marks = (page: Page) =>
  page.locator('mark').evaluateAll((elements) =>
    elements.map(({ textContent, previousSibling, nextSibling }) => ({
      text: textContent,
      before: previousSibling?.textContent?.at(-1) ?? '',
      after: nextSibling?.textContent?.at(0) ?? '',
    })),
  );

for (const { code, prefix, pages, ui, collections } of journeyLanguages(editions)) {
  const words = pages.search;
  const twin = editions.find((edition) => edition.code !== code);
  if (!twin) throw new Error('There are two languages');

  test(`the header links to the search, a form that works without a script and has a URL per query (${code})`, async ({
    unscripted: page,
  }) => {
    await page.goto(`${prefix}/careers`);
    await page
      .getByRole('banner')
      .getByRole('link', { name: ui.navigation.search, exact: true })
      .click();
    await expect(page).toHaveURL(`${prefix}/search`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading);
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(FRUITFUL[code]);
    await main(page).getByRole('button', { name: words.submit }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(FRUITFUL[code]);
    expect(new URL(page.url()).pathname).toBe(`${prefix}/search`);
    expect([...new URL(page.url()).searchParams.keys()]).toEqual(['q']);
    await expect(field(page)).toHaveValue(FRUITFUL[code]);
    await expect(field(page)).not.toBeFocused();
    await expect(results(page).first()).toBeVisible();

    const result = results(page).first().getByRole('link');
    const target = (await result.getAttribute('href')) ?? '';
    expect(target.startsWith(`${prefix}/`)).toBe(true);
    await result.click();
    await expect(page).toHaveURL(target);
  });

  test(`an empty query shows first links, a query without results advice (${code})`, async ({
    unscripted: page,
  }) => {
    for (const query of ['', '?q=', '?q=%20%20']) {
      await page.goto(`${prefix}/search${query}`);
      await expect(field(page)).toHaveValue('');
      await expect(main(page).getByRole('status')).toHaveText('');
      await expect(results(page)).toHaveCount(0);
      await expect(main(page)).not.toContainText(words.advice);
      for (const heading of [words.questions, words.documents])
        await expect(main(page).getByRole('heading', { level: 2, name: heading })).toBeVisible();
      await expect(main(page).locator('.search-page').getByRole('listitem')).toHaveCount(
        collections.services.length + pages.search.popular.length,
      );
    }
    await page.goto(asked(prefix, FRUITLESS));
    await expect(main(page).getByRole('status')).toHaveText(fill(words.none, { query: FRUITLESS }));
    await expect(main(page)).toContainText(words.advice);
    await expect(main(page).locator(`a[href="${prefix}/contact"]`)).toBeVisible();
    for (const heading of [words.questions, words.documents])
      await expect(main(page).getByRole('heading', { level: 2, name: heading })).toBeVisible();
    await expect(field(page)).toHaveValue(FRUITLESS);
    await expect(results(page)).toHaveCount(0);
  });

  test(`a word that no page has is named with the word that stands for it (${code})`, async ({
    unscripted: page,
  }) => {
    const [typed, found] = MISTYPED[code];
    await page.goto(asked(prefix, typed));
    await expect(main(page).getByRole('status')).toContainText(
      fill(words.instead, { typed, found }),
    );
    await page.goto(asked(prefix, found));
    await expect(main(page).getByRole('status')).not.toContainText(found);
  });

  test(`results are grouped by kind, and a kind with many has pages of twenty (${code})`, async ({
    unscripted: page,
  }) => {
    await page.goto(asked(prefix, MANY[code]));
    for (const group of await main(page).locator('.search-group').all()) {
      const shown = await group.locator('.cards').getByRole('listitem').count();
      expect(shown).toBeLessThanOrEqual(3);
      if (shown < 3) await expect(group.locator('div').first().getByRole('link')).toHaveCount(0);
    }
    const counts = (await allLinks(page).allTextContents()).map((text) =>
      Number(/\d+/.exec(text)?.[0]),
    );
    const counted = Math.max(...counts);
    const pages = Math.ceil(counted / 20);
    expect(pages).toBeGreaterThan(1);
    await allLinks(page).nth(counts.indexOf(counted)).click();
    await expect(main(page)).toContainText(fill(words.page, { page: '1', pages: String(pages) }));
    const { href } = new URL(page.url());
    const first = await results(page).getByRole('link').allInnerTexts();
    expect(first).toHaveLength(20);
    await main(page).getByRole('link', { name: words.next, exact: true }).click();
    await expect(main(page)).toContainText(fill(words.page, { page: '2', pages: String(pages) }));
    const second = await results(page).getByRole('link').allInnerTexts();
    expect(second.filter((title) => first.includes(title))).toEqual([]);
    await page.goto(`${href}&page=99`);
    await expect(main(page)).toContainText(
      fill(words.page, { page: String(pages), pages: String(pages) }),
    );
    await expect(main(page).getByRole('link', { name: words.next, exact: true })).toHaveCount(0);
  });

  test(`whole matching words are marked (${code})`, async ({ unscripted: page }) => {
    await page.goto(asked(prefix, FRUITFUL[code]));
    await expect(page.locator('mark').first()).toBeVisible();
    for (const { text, before, after } of await marks(page)) {
      expect(text).toMatch(/^[\p{L}\p{M}\p{N}]+$/u);
      expect(before + after, `beside ${text}`).not.toMatch(/[\p{L}\p{M}\p{N}]/u);
    }
  });

  test(`a query in the other language gets a link to its results there (${code})`, async ({
    unscripted: page,
  }) => {
    const query = FRUITFUL[twin.code];
    await page.goto(asked(prefix, query));
    const link = main(page).getByRole('link', {
      name: fill(words.other, { language: LANGUAGE_NAMES[code][twin.code] }),
    });
    await expect(link).toHaveAttribute('hreflang', twin.code);
    await link.click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(`${twin.prefix}/search`);
    expect(new URL(page.url()).searchParams.get('q')).toBe(query);
    await expect(field(page)).toHaveValue(query);
    await expect(results(page).first()).toBeVisible();
  });

  test(`HTML and direction marks in a query are shown as text, a long one cut (${code})`, async ({
    page,
  }) => {
    for (const query of [
      '<i>qxqxqx</i>',
      '"><img src=x onerror="document.title=1"></title><script>document.title=2</script>',
    ]) {
      await page.goto(asked(prefix, query));
      await expect(field(page)).toHaveValue(query);
      await expect(main(page).locator('img, script, i')).toHaveCount(0);
      await expect(page).toHaveTitle(new RegExp(`^${words.title} `));
    }
    await page.goto(asked(prefix, '<i>qxqxqx</i>'));
    await expect(main(page).getByRole('status')).toContainText('<i>qxqxqx</i>');
    await page.goto(asked(prefix, 'ab\u202e\u2069cd'));
    await expect(field(page)).toHaveValue('ab  cd');

    const response = await page.goto(asked(prefix, `${'x'.repeat(199)}😀 data`));
    expect(response?.status()).toBe(200);
    await expect(field(page)).toHaveValue(`${'x'.repeat(199)}😀`);
    for (const query of ['a'.repeat(5000), 'data '.repeat(1000), '(a+)+$'.repeat(833)]) {
      const answer = await page.goto(asked(prefix, query));
      expect(answer?.status()).toBe(200);
      await expect(main(page).getByRole('status')).toBeVisible();
    }
  });

  for (const [width, colorScheme] of firstOf<[number, 'dark' | 'light']>(
    [390, 'dark'],
    [390, 'light'],
    [1280, 'dark'],
    [1280, 'light'],
  )) {
    test(`a page of results is accessible, and fits the narrowest phone (${code}, ${width} px, ${colorScheme})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await page.goto(asked(prefix, FRUITFUL[code]));
      await expect(results(page).first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      for (const query of [FRUITFUL[code], FRUITFUL[twin.code], 'w'.repeat(200)]) {
        await page.goto(asked(prefix, query));
        expect(await overflow(page), query).toEqual([]);
      }
    });
  }

  // In the everyday run, robots.test.ts checks the search page.
  if (runsAll) {
    test(`search engines may not index results, which have no canonical link (${code})`, async ({
      unscripted: page,
    }) => {
      for (const url of [
        `${prefix}/search`,
        asked(prefix, FRUITFUL[code]),
        asked(prefix, FRUITLESS),
      ]) {
        await page.goto(url);
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
        await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
      }
    });
  }
}

/** Plural forms differ between languages, so the everyday run tests both languages. */
for (const { code, prefix, pages, collections } of editions) {
  const words = pages.search;

  test(`the number of results uses the plural forms of the language (${code})`, async ({
    request,
  }) => {
    test.slow();
    const saidCount = (count: number) =>
      fill(words.count[new Intl.PluralRules(code).select(count)], { count: String(count) });
    const questions = pages['help-center'].groups.flatMap((group) => group.questions);
    const texts = [
      ...RARE[code],
      ...collections.webinars.map(({ heading }) => heading),
      ...questions.map(({ question }) => question),
    ];
    const expected = code === 'ar' ? ['few', 'many', 'one', 'two'] : ['one', 'other'];
    const forms = new Set<Intl.LDMLPluralRule>();
    for (const query of new Set(texts.flatMap((text) => text.split(' ')))) {
      if (forms.size === expected.length) break;
      const { document } = new JSDOM(await (await request.get(asked(prefix, query))).text()).window;
      const count = document.querySelectorAll('main .cards > li').length;
      // Skips queries without results, and queries with more results than the page lists.
      if (count === 0 || document.querySelector('.search-group > div a')) continue;
      expect(document.querySelector('main [role="status"]')?.textContent, query).toBe(
        saidCount(count),
      );
      forms.add(new Intl.PluralRules(code).select(count));
    }
    expect([...forms].toSorted(), 'forms that were met').toEqual(expected);
  });
}

test('every spelling of a word is marked, however the query spells it', async ({
  unscripted: page,
}) => {
  for (const query of ['بيانات', 'البَيانات', 'بَيَانَات']) {
    const marked = new Set<string>();
    for (const kind of ['&kind=documentation', '&kind=help-center', '&kind=pages', '']) {
      await page.goto(asked('/ar', query) + kind);
      for (const { text } of await marks(page)) marked.add(text);
    }
    for (const spelling of ['بيانات', 'البيانات', 'للبيانات'])
      expect([...marked], query).toContain(spelling);
    // Results further down may match a similar word.
    const best = await page.locator('.search-group').first().locator('mark').allTextContents();
    expect(best.length).toBeGreaterThanOrEqual(3);
    for (const word of best) expect(word.replace(/\p{M}/gu, '')).toContain('بيان');
  }
  for (const [query, spelling] of [
    ['أين تحفظ البيانات', 'بياناتنا'],
    ['أين تحفظ البَيانات', 'تُحفظ'],
    ['سري', 'سرية'],
  ] as const) {
    await page.goto(asked('/ar', query));
    await expect(
      page.locator('mark').getByText(spelling, { exact: true }).first(),
      query,
    ).toBeVisible();
  }
});
