import { expect, test } from 'vitest';
import { brokenRules, looksOfArabic } from '#tests/support/arabic-looks.ts';
import { builtPages } from '#tests/support/built-pages.ts';
import { widerThanWindow } from '#tests/support/page-checks.ts';
import type { Setting } from './engine-tests.ts';

const HEIGHT = 800;
const PHONE_WIDTHS = [390, 320];

export function testArabicLayout(setting: () => Setting): void {
  const arabicPages = builtPages().filter(({ language }) => language.code === 'ar');

  test.for(arabicPages)('$address is set as Arabic and fits phones', async ({ address }) => {
    const { visitor } = setting();
    await visitor.open(address);
    for (const width of PHONE_WIDTHS) {
      await visitor.resize(width, HEIGHT);
      expect(await visitor.run(widerThanWindow), `${width} pixels`).toEqual([]);
    }
    // This step opens all collapsed parts of the page, so it comes last.
    const looks = await visitor.run(looksOfArabic);
    expect(looks.length).toBeGreaterThan(50);
    expect(brokenRules(looks)).toEqual({});
  });
}
