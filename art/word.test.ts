import { expect, test } from 'vitest';
import { measuredWord, type Outline } from './word.ts';

function square(x: number, y: number, width: number): Outline {
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + 10 },
    { x, y: y + 10 },
    { x, y },
  ];
  return corners.map((point, index) => ({ command: index === 0 ? 'M' : 'L', points: [point] }));
}

test('the width of a word is counted in its smallest dots', () => {
  const word = [square(0, 0, 160), square(20, 30, 20), square(60, 30, 30)];
  expect(measuredWord(word).count).toBe(8);
});

test('the rule begins and ends with the letters', () => {
  const { svg, width } = measuredWord([square(100, 50, 100), square(120, 90, 20)]);
  const numbers = [...svg.matchAll(/ d="M([\d.]+)/g)].map(([, x]) => Number(x));
  expect(numbers).toEqual([2, 4, 2]);
  expect(svg).toContain(`M${width - 2} `);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});
