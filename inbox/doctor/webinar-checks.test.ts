import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { DAY, HOUR } from '#app/i18n/durations.ts';
import { readSettings } from '#server/env.ts';
import { emptyFolder, NOW } from '#tests/support/inbox-for.ts';
import { checkWebinars } from './webinar-checks.ts';

const soon = { slug: 'soon', starts: NOW + 2 * DAY, cancelled: false, draft: false };

function check(webinars: object[], joinUrl?: string, settings: Record<string, string> = {}) {
  const projectFolder = emptyFolder();
  const folder = path.join(projectFolder, 'generated/content');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'en.json'), JSON.stringify({ collections: { webinars } }));
  const links = { webinars: { soon: { joinUrl } } };
  writeFileSync(path.join(folder, 'private.json'), JSON.stringify(links));
  const [found] = checkWebinars(projectFolder, readSettings(settings), NOW);
  return [found?.status, found?.text];
}

test('a webinar within 48 hours without a link to join is a warning', () => {
  expect(check([soon])).toEqual(['warning', 'No link to join, but less than 48 hours left: soon.']);
});

test.each([
  ['is cancelled', { cancelled: true }],
  ['is a draft', { draft: true }],
  ['has begun', { starts: NOW - HOUR }],
  ['begins later', { starts: soon.starts + 1 }],
])('a webinar without a link is fine if it %s', (_, facts) => {
  expect(check([{ ...soon, ...facts }])[0]).toBe('ok');
});

test('a link to join is fine, but a placeholder fails on a public site', () => {
  expect(check([soon], 'https://meet.firm.test/soon')[0]).toBe('ok');
  const placeholder = 'https://meet.example/soon';
  expect(check([soon], placeholder)).toEqual(['warning', 'Links to join are placeholders: soon.']);
  expect(check([soon], placeholder, { SITE_URL: 'https://www.firm.test' })[0]).toBe('failed');
});
