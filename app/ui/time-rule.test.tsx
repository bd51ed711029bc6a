import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { TimeRule } from './time-rule.tsx';

const readingsAt = (path: string, rule: Parameters<typeof TimeRule>[0]) => {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <TimeRule {...rule} />
    </MemoryRouter>,
  );
  return [...html.matchAll(/<span>([^<]*)<\/span>/g)].map(([, reading]) => reading);
};

test('the number in the middle has the unit, in the language of the page', () => {
  const hours = { units: 24, unit: 'hour', step: 6, from: 'Now', to: 'Reply' } as const;
  expect(readingsAt('/contact', hours)).toEqual(['Now', '6', '12\u00a0hours', '18', 'Reply']);
  expect(readingsAt('/ar/contact', hours)).toEqual(['Now', '6', '12\u00a0ساعة', '18', 'Reply']);
});

test('of two numbers, the first has the unit', () => {
  const days = { units: 30, unit: 'day', step: 10 } as const;
  expect(readingsAt('/contact', days)).toEqual(['', '10\u00a0days', '20', '']);
});
