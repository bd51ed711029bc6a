import { expect, test } from 'vitest';
import { readAllRecords } from '#app/content/read.server.ts';
import { placeOf } from '#app/seo/structured-data/place.server.ts';
import { languages } from '#content/languages.ts';
import { roleFacts } from './role-facts.server.ts';
import type { Job } from './schema.ts';
import { structuredData } from './structured-data.server.tsx';

const [english, arabic] = languages;
const [role] = readAllRecords(english, 'jobs');
const salary = { from: 12_000, to: 15_000, currency: 'SAR' } as const;

function jobWith(facts: Partial<Job>): Job {
  if (!role) throw new Error('There are roles');
  return { ...role, ...facts };
}

function postingOf(facts: Partial<Job>) {
  const page = { path: '/careers/apply/role', title: '', description: '', updated: '2026-11-01' };
  return structuredData(jobWith(facts), placeOf({ ...page, drawing: 'careers' }, english));
}

test.each([
  ['fullTime', 'FULL_TIME', 'Full-time', 'دوام كامل'],
  ['partTime', 'PART_TIME', 'Part-time', 'دوام جزئي'],
] as const)(
  'the employment type %s is in the data and on the page',
  (employment, type, ...names) => {
    expect(postingOf({ employment })).toMatchObject({ employmentType: type });
    for (const [index, language] of languages.entries())
      expect(roleFacts(jobWith({ employment }), language).map(([, value]) => value)).toContain(
        names[index],
      );
  },
);

test('a published salary is a band per month in the data and on the page', () => {
  expect(postingOf({ salary })).toMatchObject({
    baseSalary: {
      currency: 'SAR',
      value: { minValue: 12_000, maxValue: 15_000, unitText: 'MONTH' },
    },
  });
  expect(roleFacts(jobWith({ salary }), english)).toContainEqual([
    'Monthly salary',
    'SAR 12,000 to 15,000',
  ]);
  expect(roleFacts(jobWith({ salary }), arabic)).toContainEqual([
    'الراتب الشهري',
    'من 12,000 إلى 15,000 ريال سعودي',
  ]);
});

test('without a published salary neither shows one', () => {
  expect(postingOf({ salary: undefined })).not.toHaveProperty('baseSalary');
  const names = roleFacts(jobWith({ salary: undefined }), english).map(([name]) => name);
  expect(names).not.toContain('Monthly salary');
});
