import { expect, test } from 'vitest';
import type { CompiledContent } from './compile.ts';
import { termProblems } from './terms.ts';

const terms = {
  cost: { ar: 'تكلفة', not: ['كلفة', 'charge'], why: 'it had two spellings' },
  help: { ar: 'ساعد', not: ['نعين'], why: 'the other verb is literary' },
  'work sample': { ar: 'اختبار عملي', not: ['نموذج عمل'], why: 'that means business model' },
};

function problemsOf(text: string, { file = 'content/ar/pages/home.yaml', key = 'lead' } = {}) {
  const source = { file, value: { [key]: text }, lineOf: () => 7 };
  const sources = [{ file, language: 'ar', source }];
  return termProblems({ sources, terms } as unknown as CompiledContent);
}

test('a word that the list replaces is a problem with the right term and the reason', () => {
  expect(problemsOf('هذه كلفة المشروع')).toEqual([
    {
      file: 'content/ar/pages/home.yaml',
      line: 7,
      key: 'lead',
      expected: '«تكلفة», because it had two spellings',
      received: 'كلفة',
    },
  ]);
});

test.each(['الكلفة', 'والكلفة', 'بكلفة', 'وللكلفة', 'كُلْفةٌ', 'نموذج\nعمل', 'The charge is low'])(
  '“%s” is found',
  (text) => {
    expect(problemsOf(text)).toHaveLength(1);
  },
);

test.each(['التكلفة', 'مكلفة', 'نعيّن', 'recharge', '`charge`', '[نص](/charge)', 'نموذج للعمل'])(
  '“%s” is another word',
  (text) => {
    expect(problemsOf(text)).toEqual([]);
  },
);

test('file names and earlier versions of legal texts are not read', () => {
  expect(problemsOf('charge', { key: 'slug' })).toEqual([]);
  const file = 'content/ar/legal-versions/privacy-policy-1.0.md';
  expect(problemsOf('الكلفة', { file })).toEqual([]);
});
