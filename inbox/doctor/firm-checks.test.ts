import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { DAY } from '#app/i18n/durations.ts';
import { emptyFolder, NOW } from '#tests/support/inbox-for.ts';
import { checkFirm } from './firm-checks.ts';

const CR = { type: 'commercialRegister', country: 'SA', number: '1010123456' };
const VAT = { type: 'vat', country: 'SA', number: '300012345600003' };
const iso = { slug: 'iso-27001', draft: false, expires: NOW + 365 * DAY };

function check({ registrations, certificates = [], people = [] }: Record<string, object[]>) {
  const projectFolder = emptyFolder();
  const folder = path.join(projectFolder, 'generated/content');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'organization.json'), JSON.stringify({ registrations }));
  const content = { collections: { certificates, people } };
  writeFileSync(path.join(folder, 'en.json'), JSON.stringify(content));
  return Object.fromEntries(
    checkFirm(projectFolder, NOW).map(({ name, status, text }) => [name, `${status}: ${text}`]),
  );
}

test('missing numbers in registers are a warning that names them', () => {
  expect(check({}).registrations).toBe(
    'warning: No page shows the number in the commercial register (CR), the VAT number.',
  );
  expect(check({ registrations: [CR] }).registrations).toBe(
    'warning: No page shows the VAT number.',
  );
  expect(check({ registrations: [CR, VAT] }).registrations).toMatch(/^ok/);
});

test('a certificate that has expired or soon expires is a warning, but a draft is not', () => {
  const ending = (expires: number) => check({ certificates: [{ ...iso, expires }] }).certificates;
  expect(ending(NOW)).toBe('warning: Expired and not shown: iso-27001.');
  expect(ending(NOW + 59 * DAY)).toBe('warning: They expire within 60 days: iso-27001.');
  expect(ending(NOW + 61 * DAY)).toMatch(/^ok/);
  expect(check({ certificates: [{ ...iso, expires: NOW, draft: true }] }).certificates).toMatch(
    /^ok/,
  );
});

test('people are optional', () => {
  expect(check({}).people).toBe('ok: The site names no people, only roles. People are optional.');
  expect(check({ people: [{ slug: 'noura', draft: false }] }).people).toMatch(
    /^ok: The site names/,
  );
});
