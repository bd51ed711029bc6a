import * as v from 'valibot';
import { expect, test } from 'vitest';
import { announcement } from './announcement.ts';

const LABEL = { label: 'Announcement' };

test('nothing to announce is valid', () => {
  expect(v.safeParse(announcement, LABEL).success).toBe(true);
});

test('an announcement must have an end', () => {
  const { issues } = v.safeParse(announcement, { ...LABEL, text: 'We moved.' });
  expect(issues?.map((issue) => v.getDotPath(issue))).toEqual(['expires']);
  const ending = { ...LABEL, text: 'We moved.', expires: '2026-12-31' };
  expect(v.parse(announcement, ending).expires).toBe(Date.parse('2026-12-31T21:00:00Z'));
});

test('the line fits a phone, and leads to a page of the site', () => {
  const wrong = { ...LABEL, text: 'A'.repeat(111), expires: '2026-12-31', to: 'https://a.example' };
  expect(v.safeParse(announcement, wrong).issues?.map((issue) => v.getDotPath(issue))).toEqual([
    'text',
    'to',
  ]);
});
