import { expect, test } from 'vitest';
import { keepTogether } from './keep-together.ts';

const terms = {
  'information security': { ar: 'أمن المعلومات', not: ['guards'], why: 'it is the term' },
};

function kept(text: string, key = 'text'): unknown {
  return keepTogether({ part: { [key]: text } }, terms)
    .part[key]?.toString()
    .replaceAll('\u00a0', '_');
}

test.each([
  ['within 24 hours of it', 'within 24_hours of it'],
  ['خلال 24 ساعة من وصولها', 'خلال 24_ساعة من وصولها'],
  ['saved 2.4 million riyals', 'saved 2.4_million_riyals'],
  ['انخفضت من 38% إلى 22% من الطلبات', 'انخفضت من_38% إلى_22% من الطلبات'],
  ['وفّر 2.4 مليون ريال', 'وفّر 2.4_مليون_ريال'],
  ['from 6.8% of sales', 'from 6.8% of sales'],
  ['within 24\nhours', 'within 24_hours'],
  ['نجح 18 من 20 اختبارًا', 'نجح 18_من_20_اختبارًا'],
  ['يستغرق 6 إلى 10 أسابيع', 'يستغرق 6_إلى_10_أسابيع'],
  ['نتابع الاستخدام اثني عشر أسبوعًا', 'نتابع الاستخدام اثني_عشر أسبوعًا'],
  ['خدمات إحدى عشرة إدارة', 'خدمات إحدى_عشرة إدارة'],
])('a number stays with what it counts: %s', (text, expected) => {
  expect(kept(text)).toBe(expected);
});

test('a sign stays with the word before it, as French needs it', () => {
  expect(kept('Pourquoi ? Voici : « oui » ; non !')).toBe('Pourquoi_? Voici_: «_oui_»_; non_!');
});

test.each([
  ['الخطأ لا يمكن قياسه', 'الخطأ لا_يمكن قياسه'],
  ['تبدأ ولا\nتنتهي، ولن تعود', 'تبدأ ولا_تنتهي، ولن_تعود'],
  ['هل يبدأ أم لا؟ ثلاثًا كاملًا هناك', 'هل يبدأ أم لا؟ ثلاثًا كاملًا هناك'],
  ['نظام يعمل أو نتيجة مقيسة', 'نظام يعمل أو_نتيجة مقيسة'],
])('an Arabic “not” or “or” stays with the next word: %s', (text, expected) => {
  expect(kept(text)).toBe(expected);
});

test.each([
  '| a | b |\n|---| :--- |',
  'since 2011 and before',
  '1. First',
  '2026-12-01 09:00',
  'a word of information security',
])('a text without such a pair stays as it is: %s', (text) => {
  expect(kept(text)).toBe(text);
});

test.each([
  ['احسبوا العائد على الاستثمار', 'احسبوا العائد على_الاستثمار'],
  ['Send the list as it stands', 'Send the_list as_it_stands'],
  ['فريق أمن المعلومات لديكم', 'فريق أمن_المعلومات_لديكم'],
  ['إحدى عشرة خدمة ومعيار للإثبات', 'إحدى_عشرة_خدمة ومعيار_للإثبات'],
  ['هل يجب استبدال النظام أولًا؟', 'هل_يجب استبدال النظام_أولًا؟'],
])('a heading also keeps short words, terms and a short end together: %s', (text, expected) => {
  expect(kept(text, 'heading')).toBe(expected);
  expect(kept(`Text of it.\n\n## ${text}\n\nText of it.`)).toBe(
    `Text of it.\n\n## ${expected}\n\nText of it.`,
  );
});

test('a run never gets longer than a narrow line', () => {
  expect(kept('من في إلى المسؤوليات المشتركة', 'heading')).toBe('من_في_إلى_المسؤوليات المشتركة');
  // Punctuation takes almost no space.
  expect(kept('من في إلى المسؤوليات: المشتركة', 'heading')).toBe('من_في_إلى_المسؤوليات: المشتركة');
  expect(kept('the internationalisation team', 'heading')).toBe('the internationalisation team');
});

test('a run that is too long leaves its first words out, and keeps the short end', () => {
  expect(kept('Write for them when the system stops', 'heading')).toBe(
    'Write for_them when the_system_stops',
  );
});

test('a short heading can still break once', () => {
  expect(kept('Name the uncertainty', 'heading')).toBe('Name the_uncertainty');
  expect(kept('Decision paper', 'heading')).toBe('Decision paper');
});

test('lists and nested texts are changed, other values are kept', () => {
  expect(keepTogether({ items: [{ text: '3 days', order: 1 }] }, terms)).toEqual({
    items: [{ text: '3\u00a0days', order: 1 }],
  });
});

test('the heading of a page is larger, so its runs are shorter', () => {
  const heading = 'A plan for the requirements';
  const section = { part: { heading } };
  expect(keepTogether({ heading }, terms).heading).toBe('A\u00a0plan for\u00a0the requirements');
  expect(keepTogether(section, terms).part.heading).toBe(
    'A\u00a0plan for\u00a0the\u00a0requirements',
  );
});
