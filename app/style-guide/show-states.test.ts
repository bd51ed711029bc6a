import { expect, test } from 'vitest';
import { selectorWithStates } from './show-states.ts';

test.each([
  ['.button:hover', '.button:is(:hover, [data-shown="hover"])'],
  [
    'a:is(:hover, :focus-visible) .coin',
    'a:is(:is(:hover, [data-shown="hover"]), :is(:focus-visible, [data-shown="focus-visible"])) .coin',
  ],
  [
    ':root[data-scrolled] .site-header',
    ':is(:root[data-scrolled] .site-header:where(:not(.guide-frame) > *), ' +
      '.guide-frame[data-scrolled] .site-header)',
  ],
  [':focus-within', ':focus-within'],
])('%s also matches a specimen', (selector, changed) => {
  expect(selectorWithStates(selector)).toBe(changed);
});

test('a changed selector is not changed again', () => {
  const changed = selectorWithStates('.button:hover');
  expect(selectorWithStates(changed)).toBe(changed);
});
