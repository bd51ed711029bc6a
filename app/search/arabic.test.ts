import { expect, test } from 'vitest';
import {
  arabicFormChooser,
  arabicForms,
  arabicSkeleton,
  arabicStem,
  normalizeArabic,
} from './arabic.ts';

const arabicStems = (word: string) => arabicForms(word).map(arabicStem);

test.each([
  ['حَوْكَمَة', 'حوكمه'],
  ['بيـــانات', 'بيانات'],
  ['إدارة', 'اداره'],
  ['أسئلة', 'اسيله'],
  ['مسؤول', 'مسول'],
  ['مسئول', 'مسول'],
  ['شئون', 'شون'],
  ['مستوى', 'مستوي'],
  ['٢٠٢٧', '2027'],
  ['۲۴', '24'],
  ['ﻻ', 'لا'],
])('%s is normalized to %s', (word, plain) => {
  expect(normalizeArabic(word)).toBe(plain);
});

test.each([
  ['البيانات', 'بيانات'],
  ['والبيانات', 'بيانات'],
  ['للبيانات', 'بيانات'],
  ['وبالبيانات', 'بيانات'],
  ['فبالخدمات', 'خدمة'],
  ['كالحوكمة', 'حوكمة'],
  ['وللعملاء', 'عملاء'],
  ['بياناتنا', 'بيانات'],
  ['مشروعكم', 'مشروع'],
  ['خدماتهم', 'خدمة'],
  ['شركتين', 'شركة'],
  ['موظفون', 'موظف'],
  ['استراتيجيات', 'إستراتيجية'],
  ['الإلكترونية', 'الكتروني'],
  ['لعملاء', 'عملاء'],
])('%s may have the same stem as %s', (word, other) => {
  const stems = new Set(arabicStems(word));
  expect(arabicStems(other).some((stem) => stems.has(stem))).toBe(true);
});

test.each([
  ['مشاريع', 'مشروع'],
  ['تقارير', 'تقرير'],
  ['نماذج', 'نموذج'],
  ['مخاطر', 'خطر'],
  ['شركاء', 'شريك'],
  ['وظائف', 'وظيفة'],
  ['أنظمة', 'نظام'],
  ['أهداف', 'هدف'],
  ['قوانين', 'قانون'],
  ['حقوق', 'حق'],
  ['أسئلة', 'سؤال'],
])('the broken plural %s shares a skeleton with %s', (plural, singular) => {
  const skeletons = new Set(arabicStems(plural).map(arabicSkeleton));
  const own = arabicStems(singular).map(arabicSkeleton);
  expect(own.some((skeleton) => skeleton !== undefined && skeletons.has(skeleton))).toBe(true);
});

test('a short word has no skeleton: «بيان» and «بني» stay apart', () => {
  expect(arabicSkeleton('بيان')).toBeUndefined();
});

test('a prefix is removed only if the rest occurs as a word in the texts', () => {
  const choose = arabicFormChooser([
    'البيانات',
    'وبيانات',
    'وظيفة',
    'الوظيفة',
    'لعملاء',
    'العملاء',
    'لجنة',
  ]);
  expect(choose('وبيانات')).toBe(choose('البيانات'));
  expect(choose('وظيفة')).toBe(choose('الوظيفة'));
  expect(choose('لعملاء')).toBe(choose('العملاء'));
  expect(choose('لجنة')).toBe('لجنه');
});

test('an alef and lam of the word itself are not an article', () => {
  const choose = arabicFormChooser(['التزام', 'الالتزام', 'إلكترونية']);
  expect(choose('التزام')).toBe(choose('الالتزام'));
  expect(choose('إلكترونية')).toMatch(/^الكتر/);
  const chooseData = arabicFormChooser(['البيانات', 'بيانات', 'ألبان']);
  expect(chooseData('البيانات')).toBe('بيانات');
});
