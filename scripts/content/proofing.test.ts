import { expect, test } from 'vitest';
import type { CompiledContent } from './compile.ts';
import { proofingProblems } from './proofing.ts';

function faultsOf(language: 'en' | 'ar', text: string, key = 'lead'): string[] {
  const file = `content/${language}/pages/home.yaml`;
  const source = { file, value: { [key]: text }, lineOf: () => 7 };
  return proofingProblems({
    sources: [{ file, language, source }],
  } as unknown as CompiledContent).map(({ expected }) => expected);
}

test.each([
  ['نعمل, ونقيس', 'the Arabic marks ، ؛ ؟'],
  ['هل نعمل?', 'the Arabic marks ، ؛ ؟'],
  ['نعمل ، ونقيس', 'no space before a mark'],
  ['نعمل،ونقيس', 'a space after a mark'],
  ['بيـانات', 'no tatweel, which search and screen readers stumble over'],
  ['ﻼ', 'ordinary letters, not presentation forms'],
  ['عام ٢٠١١', 'Latin digits, as everywhere on the site'],
  ['قال “نعم” ثم', 'the quotation marks «…»'],
  ['قال "نعم" ثم', 'the quotation marks «…»'],
  ['من 10–20 يومًا', 'a range in words, «من 10 إلى 20»: with a dash it turns round'],
  ['نعمل  معكم', 'one space between words'],
  ['%40 من الحالات', 'the sign after the number'],
  ['یعمل', 'Arabic letters, not Persian ones'],
])('an Arabic text with “%s” is corrected to %s', (text, fault) => {
  expect(faultsOf('ar', text)).toEqual([fault]);
});

test.each([
  ["the client's data", 'the apostrophe ’'],
  ['the “data" here', 'the quotation marks “…”'],
  ['two  spaces', 'one space between words'],
])('an English text with “%s” is corrected to %s', (text, fault) => {
  expect(faultsOf('en', text)).toContain(fault);
});

test('correct texts and values that are not prose are accepted', () => {
  expect(
    faultsOf('ar', 'نعمل، ونقيس؛ هل يكفي 40%؟ «نعم». راجعوا `a,b` و[الخدمات](/services?x=1,2).'),
  ).toEqual([]);
  expect(faultsOf('en', 'The client’s data: “measured”, 10–20 days, `it\'s "code"`.')).toEqual([]);
  expect(faultsOf('ar', '2026-11-21', 'date')).toEqual([]);
});

test('a problem has the place and the words around it', () => {
  const source = { file: 'content/ar/ui.yaml', value: { label: 'نعمل ، ونقيس' }, lineOf: () => 12 };
  expect(
    proofingProblems({
      sources: [{ file: 'content/ar/ui.yaml', language: 'ar', source }],
    } as unknown as CompiledContent),
  ).toEqual([
    {
      file: 'content/ar/ui.yaml',
      line: 12,
      key: 'label',
      expected: 'no space before a mark',
      received: '«نعمل ، ونقيس»',
    },
  ]);
});
