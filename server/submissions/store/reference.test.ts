import { expect, test } from 'vitest';
import { newReference, tidyReference } from './reference.ts';

test('a reference has no characters that look alike', () => {
  const references = Array.from({ length: 2000 }, newReference);
  for (const reference of references)
    expect(reference).toMatch(/^[2-9B-DF-HJ-NPR-TV-X]{3}-[2-9B-DF-HJ-NPR-TV-X]{3}$/);
  expect(new Set(references).size).toBeGreaterThan(1990);
  expect(new Set(references.join('')).size).toBe(27);
});

test.each(['K7F-4WM', 'k7f4wm', ' K7F 4WM ', 'k7f–4wm'])('“%s” becomes K7F-4WM', (typed) => {
  expect(tidyReference(typed)).toBe('K7F-4WM');
});
