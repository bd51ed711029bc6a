import { expect, test } from 'vitest';
import { markdownPath, pathOfMarkdown } from './markdown-path.ts';

test.each([
  ['/', '/index.md'],
  ['/ar', '/ar.md'],
  ['/about-us', '/about-us.md'],
  ['/ar/services/ai-strategy', '/ar/services/ai-strategy.md'],
])('the Markdown of %s is at %s, and the other way round', (page, markdown) => {
  expect(markdownPath(page)).toBe(markdown);
  expect(pathOfMarkdown(markdown)).toBe(page);
});

test.each(['/', '/about-us', '/about-us.md/', '/.md', '/ar/.md', '/about-us.MD'])(
  'no page has its Markdown at %s',
  (path) => {
    expect(pathOfMarkdown(path)).toBeUndefined();
  },
);
