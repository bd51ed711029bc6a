import { expect, test } from 'vitest';
import { example, fields } from './project.ts';
import { readNumber } from './read-number.ts';
import { readProject } from './read-project.ts';

const sent = (change: Record<string, string> = {}) => {
  const values = fields.map((name) => [name, String(example[name])]);
  return new URLSearchParams({ ...Object.fromEntries(values), ...change });
};

test.each([
  ['2.4', 2.4],
  [' 2 ', 2],
  ['.5', 0.5],
  ['-3', -3],
  ['1,250,000.5', 1_250_000.5],
  ['1 250 000', 1_250_000],
  ['٢٫٤', 2.4],
  ['٢٬٥٠٠', 2500],
  ['۲۵', 25],
  ['٢٥٪', 25],
  ['25%', 25],
  ['\u22123', -3],
])('%j is the number %d', (text, value) => {
  expect(readNumber(text)).toBe(value);
});

test.each(['', 'x', '1,5', '0,600', '1.2.3', '1e9', 'Infinity', '0x10', '2 million', '5.'])(
  '%j is no number',
  (text) => {
    expect(readNumber(text)).toBeNaN();
  },
);

test('without a sent form, the project is the example', () => {
  expect(readProject(new URLSearchParams('utm_source=mail'))).toMatchObject({ project: example });
});

test('a sent form replaces the example', () => {
  expect(readProject(sent({ benefit: '٣', years: '2' }))).toMatchObject({
    values: { benefit: '٣', years: '2' },
    project: { ...example, benefit: 3, years: 2 },
  });
});

test.each([
  ['benefit', '', { is: 'missing' }],
  ['benefit', 'much', { is: 'number' }],
  ['comparison', '-1', { is: 'least', least: 0 }],
  ['doubt', '101', { is: 'most', most: 100 }],
  ['fade', '100.5', { is: 'most', most: 100 }],
  ['licence', '0', { is: 'positive' }],
  ['benefit', '900000', { is: 'most', most: 10_000 }],
  ['years', '0', { is: 'positive' }],
  ['years', '1.5', { is: 'whole' }],
  ['years', '11', { is: 'most', most: 10 }],
])('the field %s refuses %j', (name, text, mistake) => {
  expect(readProject(sent({ [name]: text }))).toMatchObject({ mistakes: { [name]: mistake } });
});

test('a missing field is a mistake, and a long text is cut', () => {
  const query = sent({ staff: '9'.repeat(500) });
  query.delete('running');
  const reading = readProject(query);
  expect(reading).toMatchObject({
    mistakes: { running: { is: 'missing' }, staff: { is: 'most' } },
  });
  expect(reading.values.staff).toHaveLength(30);
});
