import { expect, test } from 'vitest';
import { checkEvidence } from './check-evidence.ts';

const lookup = {
  page: () => undefined,
  record: (kind: string, slug: string) =>
    kind === 'case-studies' && slug === 'retail' ? { results: ['From 6.8% to 5.6%'] } : undefined,
  languagesWithoutTemplate: () => [],
  picture: () => undefined,
};

function problemsOf(figure: string, study = 'retail') {
  return checkEvidence({ study, evidence: { figure } }, lookup);
}

test('a figure with the numbers of its case study is accepted', () => {
  expect(problemsOf('6.8% to 5.6%')).toEqual([]);
  expect(problemsOf('Twice as fast')).toEqual([]);
});

test('a number that the case study does not have is a problem', () => {
  expect(problemsOf('6.8% to 5%')).toEqual([
    { keys: ['evidence', 'figure'], expected: 'numbers of the case study retail', received: '5' },
  ]);
});

test('a missing case study is not reported, because the check of references reports it', () => {
  expect(problemsOf('6.8%', 'bank')).toEqual([]);
  expect(checkEvidence({}, lookup)).toEqual([]);
});
