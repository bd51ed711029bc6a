import { expect, test } from 'vitest';
import type { MarkdownNode } from '#app/ui/markdown-tree.ts';
import { stepsOf, withStepTimes } from './step-times.ts';

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
  ['Count (months six to eleven)', { name: 'Count', time: 'months six to eleven' }],
  ['القياس (الشهر الأول)', { name: 'القياس', time: 'الشهر الأول' }],
  ['Count', { name: 'Count', time: '' }],
])('a step has a name, its months and a text: %s', (head, step) => {
  const { steps } = stepsOf({ nodes: item(head), fallback: true });
  expect(steps).toEqual([{ ...step, text: { nodes: [' Text (in brackets).'], fallback: true } }]);
});

test('a solution has texts before and after its steps', () => {
  const before: MarkdownNode = ['p', ['First.']];
  const after: MarkdownNode = ['p', ['Last.']];
  const solution = stepsOf({ nodes: [before, ...item('Count'), after], fallback: false });
  expect(solution.before.nodes).toEqual([before]);
  expect(solution.after.nodes).toEqual([after]);
});
