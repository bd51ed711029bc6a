import { expect, test } from 'vitest';
import { checkSendAt } from './check-send-at.ts';

test.each([
  [{}],
  [{ sendAt: '2026-12-22 09:00' }],
  [{ sendAt: '2026-12-22 09:00', publish: '2026-12-22 09:00', expires: '2026-12-31' }],
  [{ sendAt: 'tomorrow', publish: '2026-12-22' }],
])('%j is right', (facts) => {
  expect(checkSendAt(facts)).toEqual([]);
});

test.each([
  [
    { sendAt: '2026-12-22 09:00', publish: '2026-12-22 10:00' },
    '2026-12-22 10:00 (publish) or later',
  ],
  [{ sendAt: '2026-12-22 09:00', expires: '2026-12-21' }, 'before 2026-12-21 (expires)'],
])('%j would link to a page that is not shown', (facts, expected) => {
  expect(checkSendAt(facts)).toEqual([{ keys: ['sendAt'], expected, received: facts.sendAt }]);
});
