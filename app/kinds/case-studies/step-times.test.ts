import { expect, test } from 'vitest';
import { isFallback, withoutIsolate } from '#app/i18n/fallback.ts';
import type { MarkdownNode } from '#app/ui/markdown-tree.ts';
import { stepNames, withStepTimes } from './step-times.ts';

const item = (...strong: MarkdownNode[]): MarkdownNode[] => [
  ['ol', [['li', [['strong', strong], ' Text (in brackets).']]]],
];

test.each([
  ['Count (months six to eleven)', item('Count ', ['em', ['months six to eleven']])],
  ['القياس (الشهر الأول)', item('القياس ', ['em', ['الشهر الأول']])],
  ['Count', item('Count')],
])('the months in the name of a step are apart: %s', (name, nodes) => {
  expect(withStepTimes({ nodes: item(name), fallback: false }).nodes).toEqual(nodes);
});

test.each([
  ['Count (months six to eleven)', 'Count'],
  ['القياس (الشهر الأول)', 'القياس'],
  ['Count', 'Count'],
])('a ruler shows the name of a step without its months: %s', (text, name) => {
  expect(stepNames({ nodes: item(text), fallback: false })).toEqual([name]);
});

test('the name of a step without a translation is isolated', () => {
  const [name = ''] = stepNames({ nodes: item('Count (month one)'), fallback: true });
  expect(isFallback(name)).toBe(true);
  expect(withoutIsolate(name)).toBe('Count');
});
