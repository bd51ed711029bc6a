import { expect, test } from 'vitest';
import { toMoment } from '#app/i18n/moment.ts';
import type { Value } from './source-file.ts';
import { whyHidden } from './why-hidden.ts';

const NOW = toMoment('2026-11-21 12:00');
const PAGE = {};
const why = (from: Record<string, Value>, to: Record<string, Value>, folder = 'blog') =>
  whyHidden(
    { file: 'content/en/pages/home.yaml', value: from },
    { file: `content/en/${folder}/a.md`, value: to },
    NOW,
  );

test.each([
  ['draft: true', PAGE, { draft: true }],
  ['draft: true', { publish: '2027-01-01' }, { draft: true }],
  ['publish: 2026-12-01', PAGE, { publish: '2026-12-01' }],
  ['publish: 2026-12-01 09:00', { publish: '2026-12-01' }, { publish: '2026-12-01 09:00' }],
  ['expires: 2027-01-31', PAGE, { expires: '2027-01-31' }],
  ['expires: 2027-01-31', { expires: '2027-02-01' }, { expires: '2027-01-31' }],
  ['expires: 2026-11-01', PAGE, { expires: '2026-11-01' }],
])('the reason why a record is hidden quotes its file: %s', (quoted, from, to) => {
  expect(why(from, to)).toBe(`content/en/blog/a.md says “${quoted}”`);
});

test.each([
  ['is always visible', PAGE, {}],
  ['has appeared', PAGE, { publish: '2026-11-21' }],
  [
    'has appeared, although later than the text',
    { publish: '2026-09-01' },
    { publish: '2026-10-01' },
  ],
  ['appears with the text', { publish: '2026-12-01 00:00' }, { publish: '2026-12-01' }],
  ['disappears with the text', { expires: '2027-01-31' }, { expires: '2027-01-31' }],
  ['has expired, as the text has', { expires: '2026-11-20' }, { expires: '2026-11-10' }],
  ['is a draft, as the text is', { draft: true }, { draft: true }],
  ['appears later than a draft', { draft: true }, { publish: '2027-01-01' }],
  ['has an invalid moment, which another check reports', PAGE, { publish: 'soon', expires: 2027 }],
])('no reason is returned for a record that %s', (_, from, to) => {
  expect(why(from, to)).toBeUndefined();
});

test('a role may expire, because its page stays, but it must have appeared', () => {
  expect(why(PAGE, { expires: '2027-01-31' }, 'jobs')).toBeUndefined();
  expect(why(PAGE, { expires: '2027-01-31', publish: '2026-12-01' }, 'jobs')).toBe(
    'content/en/jobs/a.md says “publish: 2026-12-01”',
  );
});
