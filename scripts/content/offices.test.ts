import { expect, test } from 'vitest';
import type { Organization } from '#app/content/schemas/organization.ts';
import { officeProblems } from './offices.ts';
import type { SourceFile } from './source-file.ts';

const facts = {
  offices: { jeddah: { country: 'SA' }, doha: { country: 'QA' } },
  contactPoints: [{ purpose: 'sales', office: 'doha' }],
} as unknown as Organization;

const problemsOf = (file: string, value: SourceFile['value'], given = facts) =>
  officeProblems([{ source: { file: `content/en/${file}`, value, lineOf: () => 4 } }], given);

test('every office needs its words, and only offices have words', () => {
  const offices = { heading: 'Offices', note: 'Write first', jeddah: {}, riyadh: {} };
  expect(problemsOf('pages/contact.yaml', { offices })).toMatchObject([
    { line: 4, key: 'offices', expected: 'words for the office doha', received: 'nothing' },
    { key: 'offices.riyadh', expected: expect.stringContaining('jeddah, doha') },
  ]);
});

test('an office is on the map, or has no place there', () => {
  const at = (place?: number[]) =>
    ({ ...facts, offices: { ...facts.offices, jeddah: { country: 'SA', place } } }) as Organization;
  const found = (given: Organization) => problemsOf('ui.yaml', {}, given);
  expect(found(at([39.17, 21.54]))).toEqual([]);
  expect(found(at())).toEqual([]);
  expect(found(at([21.54, 39.17]))).toMatchObject([
    { key: 'offices.jeddah.place', received: '21.54, 39.17' },
  ]);
});

test('a role is in the city of an office', () => {
  expect(problemsOf('jobs/analyst.md', { city: 'jeddah' })).toEqual([]);
  expect(problemsOf('jobs/analyst.md', { city: 'dubai' })).toMatchObject([{ key: 'city' }]);
});

test('a contact for search engines is in an office', () => {
  const contactPoints = [{ purpose: 'sales' as const, office: 'dubai' }];
  const found = problemsOf('ui.yaml', {}, { ...facts, contactPoints } as Organization);
  expect(found).toMatchObject([{ file: 'content/organization.yaml', received: 'dubai' }]);
});
