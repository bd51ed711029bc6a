import { expect, test } from 'vitest';
import { originalLanguage } from '#content/languages.ts';
import { type ParsedPage, parsedPages } from '#tests/support/built-pages.ts';
import { visibleTexts } from '#tests/support/visible-texts.ts';

/** Matches signs that belong to a Latin word or number, as in C++, .NET, #5 and ABC (KSA). */
const LOOSE =
  /[A-Za-z0-9][+#]|(?<![A-Za-z0-9])[.#+][A-Za-z0-9]|[A-Za-z] ?\((?=[A-Za-z0-9])|[A-Za-z]\d*%/;
const ISOLATED = /[\u2066-\u2068][^\u2069]*\u2069/g;
const PHRASE = /[A-Za-z]{2,}(?:[ ,:;–-]+[A-Za-z]{2,}){2,}/;
const ARABIC = /\p{Script=Arabic}/u;

const pages = parsedPages().filter(({ language }) => language !== originalLanguage);

function textsInArabic({ document }: ParsedPage): string[] {
  return visibleTexts(document.body)
    .filter(({ element }) => !element.closest('bdi, [dir="ltr"], [lang="en"], code, pre'))
    .map(({ text }) => text);
}

/** Returns the texts of attributes and of the title, where no element can isolate a word. */
function spokenTexts({ document }: ParsedPage): string[] {
  const spoken = ['alt', 'aria-label', 'title', 'placeholder'];
  const attributes = [...document.querySelectorAll('body *')].flatMap((element) =>
    spoken.map((name) => element.getAttribute(name) ?? ''),
  );
  return [document.title, ...attributes].filter((text) => ARABIC.test(text));
}

test('a Latin run with signs is isolated in every Arabic text and attribute', () => {
  let isolated = 0;
  for (const page of pages) {
    const texts = [...textsInArabic(page), ...spokenTexts(page)];
    isolated += texts.filter((text) => text.match(ISOLATED)).length;
    const loose = texts
      .map((text) => text.replace(ISOLATED, ''))
      .filter((text) => LOOSE.test(text));
    expect(loose, page.address).toEqual([]);
  }
  expect(isolated).toBeGreaterThan(20);
});

test('an English phrase on an Arabic page is marked as English or isolated', () => {
  for (const page of pages) {
    const unmarked = textsInArabic(page)
      .map((text) => text.replace(ISOLATED, ''))
      .filter((text) => PHRASE.test(text));
    expect(unmarked, page.address).toEqual([]);
  }
});

test.each(['لغة C++ هنا', 'منصة .NET هنا', 'شركة ABC (KSA) هنا', 'الطلب #5 هنا', 'خدمة SLA% هنا'])(
  'the check finds a run that is not isolated: %s',
  (text) => {
    expect(LOOSE.test(text)).toBe(true);
  },
);

test.each(['نستخدم SQL.', 'تشفير النقل (TLS) مفعّل', 'مقارنة A/B بسيطة', 'عن SQL: 7% فقط'])(
  'a sign of the Arabic sentence around a run is right where it is: %s',
  (text) => {
    expect(LOOSE.test(text)).toBe(false);
  },
);
