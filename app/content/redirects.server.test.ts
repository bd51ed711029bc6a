import { expect, test, vi } from 'vitest';
import { movedTo } from './redirects.server.ts';

vi.mock('./read.server.ts', () => ({
  redirects: { moved: [{ from: '/about', to: '/about-us' }], gone: [], languages: ['fr'] },
}));

test.each([
  ['/about', '/about-us'],
  ['/ar/about', '/ar/about-us'],
  ['/about-us', undefined],
  ['/fr', '/'],
  ['/fr/about', '/about-us'],
  ['/fr/your-data/aB-C', '/your-data/aB-C'],
  ['/french', undefined],
])('%s has moved to %s', (from, to) => {
  expect(movedTo(from)).toBe(to);
});
