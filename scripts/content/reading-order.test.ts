import { expect, test } from 'vitest';
import { inReadingOrder } from './reading-order.ts';

// U+2068 and U+2069 isolate a run of text. U+061C puts a percent sign to the left of its number.
test.each([
  ['a range', 'خلال 10–20 يومًا', 'خلال \u206810–20\u2069 يومًا'],
  ['signs after a name', 'بلغة C++ أيضًا', 'بلغة \u2068C++\u2069 أيضًا'],
  ['a telephone number', 'على +966 11 234 5678 صباحًا', 'على \u2068+966 11 234 5678\u2069 صباحًا'],
  ['a number with a unit', 'سعة 5 GB فقط', 'سعة \u20685 GB\u2069 فقط'],
  ['a percentage at the start', '300% عائد', '\u061c300% عائد'],
  ['a percentage alone', '300%', '\u061c300%'],
  ['a percentage in a cell', '| عائد | 14% |', '| عائد | \u061c14% |'],
  ['a percentage after Latin', 'عن SQL: 7%', 'عن SQL: \u061c7%'],
  ['a percentage in a heading of Markdown', 'كلمة\n\n## 14% ربح', 'كلمة\n\n## \u061c14% ربح'],
])('%s is marked', (_, text, marked) => {
  expect(inReadingOrder(text)).toBe(marked);
});

test.each([
  ['a plain number', 'في 2,500.75 ريال'],
  ['a time', 'الساعة 9:30 صباحًا'],
  ['Latin words', 'أداة Power BI للتقارير'],
  ['a percentage after Arabic', 'بنسبة 40% هذا العام'],
  ['the target of a link', 'انظر [الصفحة](/blog/data-management?page=2#a-b) هنا'],
  ['code', 'اكتب `npm run inbox -- --help` الآن'],
  ['a placeholder', 'أرسلناها إلى {email} قبل قليل'],
  ['a name in parentheses', 'تشفير النقل (TLS) مفعّل'],
  ['a text without Arabic letters', '+966 11 234 5678'],
])('%s stays as it is', (_, text) => {
  expect(inReadingOrder(text)).toBe(text);
});
