import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { DAY } from '#app/i18n/durations.ts';
import type { LanguageCode } from '#content/languages.ts';
import { openApp } from '#tests/support/built-app.ts';
import { documentOf } from '#tests/support/document-of.ts';
import { siteWithContent } from '#tests/support/site-with-content.ts';
import { editions } from '#tests/support/words.ts';

const TEXTS: Partial<Record<LanguageCode, string>> = {
  en: 'Registration for the next session is open.',
  ar: 'باب التسجيل مفتوح.',
};
const publish = Date.now() + DAY;
const expires = publish + DAY;
const times = { publish, expires, to: '/webinars' };

afterEach(() => {
  vi.useRealTimers();
});

test('without an announcement, a built page has no trace of one', () => {
  for (const { prefix } of editions)
    expect(readFileSync(`build/client${prefix}/index.html`, 'utf8')).not.toMatch(
      /\.announcement|class="announcement|"announcement/,
    );
});

test('the announcement is on every page of its days, and on no page of other days', async () => {
  const folder = siteWithContent(({ announcement }, code) => {
    Object.assign(announcement, { ...times, text: TEXTS[code] });
  });
  const { ask, nextChange } = await openApp(folder);
  const at = async (moment: number, path: string) => {
    vi.setSystemTime(moment);
    return (await ask(path)).text();
  };
  for (const { prefix, code, dir } of editions) {
    for (const path of [`${prefix}/`, `${prefix}/gdpr`, `${prefix}/no-such-page`]) {
      expect(await at(publish - 1, path), path).not.toContain(TEXTS[code]);
      const page = documentOf(await at(publish, path));
      const line = page.querySelector('.announcement a');
      expect(line?.textContent, path).toBe(TEXTS[code]);
      expect(line?.getAttribute('href'), path).toBe(`${prefix}/webinars`);
      expect(page.documentElement.dir).toBe(dir);
      expect(await at(expires - 1, path), path).toContain(TEXTS[code]);
      expect(await at(expires, path), path).not.toContain(TEXTS[code]);
    }
  }
  expect([nextChange(publish - 1), nextChange(expires - 1)]).toEqual([publish, expires]);
});
