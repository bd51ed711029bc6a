import { expect, test } from 'vitest';
import { RETENTION } from '../retention.ts';
import { keepUntil } from './keep-until.ts';

test.each([
  ['contact', '2026-11-21T10:00:00Z', '2027-11-21T10:00:00Z'],
  ['contact', '2028-02-29T10:00:00Z', '2029-02-28T10:00:00Z'],
  ['webinar', '2026-12-08T13:30:00Z', '2027-03-08T13:30:00Z'],
  ['newsletter', '2026-12-28T00:00:00Z', '2027-01-04T00:00:00Z'],
  ['limits', '2026-12-31T12:00:00Z', '2027-01-01T12:00:00Z'],
] as const)('%s from %s is kept until %s', (kind, from, until) => {
  expect(new Date(keepUntil(RETENTION[kind], Date.parse(from))).toISOString()).toBe(
    until.replace('Z', '.000Z'),
  );
});
