import { expect, test } from 'vitest';
import { readPage } from '#app/content/read.server.ts';
import { DAY, HOUR } from '#app/i18n/durations.ts';
import { formatUnit } from '#app/i18n/format.ts';
import {
  correctionNotice,
  erasureNotice,
  staffErasureNotice,
} from '#app/mail/change-notice.server.ts';
import { composeDigest } from '#app/mail/digest.server.ts';
import { composeWeekly } from '#app/mail/weekly.server.ts';
import type { StaffLink } from '#app/staff-link.ts';
import { languages } from '#content/languages.ts';

const STAFF_PAGE = 'https://site.example/staff/token';

test.each(languages)('notices of a change name the form and the reference ($code)', (language) => {
  const link = { id: 'id', version: 2 };
  const changed = { form: 'application' as const, reference: 'K7F-4WM', link };
  const links = { staff: ({ id, version }: StaffLink) => `${STAFF_PAGE}/${id}-${version}` };
  const corrected = correctionNotice(changed, language, links);
  for (const { subject, text } of [
    erasureNotice(changed, language),
    staffErasureNotice(changed, 'Omar', language),
    corrected,
  ]) {
    expect(subject).toContain('K7F-4WM');
    expect(text).toContain(readPage(language, 'your-data').forms.application);
    expect(`${subject}${text}`).not.toMatch(/\{\w+\}|undefined/);
  }
  expect(corrected.text).toContain('inbox -- show K7F-4WM');
  expect(corrected.text).toContain(`${STAFF_PAGE}/id-2`);
});

test.each(languages)(
  'the daily digest names new, due and overdue submissions ($code)',
  (language) => {
    const item = {
      reference: 'K7F-4WM',
      form: 'contact' as const,
      name: 'شركة ABC',
      receivedAt: 0,
      dueAt: Date.UTC(2026, 10, 22, 9),
    };
    const digest = composeDigest(language.code, {
      day: '2026-11-22',
      received: [item, { ...item, reference: 'M2P-8XT', name: null, dueAt: null }],
      due: [],
      overdue: [{ ...item, url: `${STAFF_PAGE}/late` }],
      quarantined: 3,
      undecided: [{ ...item, reference: 'T5R-9KB', url: `${STAFF_PAGE}/undecided` }],
      failedMails: 1,
      webinars: (['access', 'moved', 'cancelled'] as const).map((reason) => ({
        slug: `webinar-${reason}`,
        heading: 'شركة ABC',
        starts: Date.UTC(2026, 11, 8, 12, 30),
        reason,
        people: 12,
      })),
    });
    for (const reason of ['access', 'moved', 'cancelled'])
      expect(digest.text).toContain(`inbox -- webinar webinar-${reason}`);
    expect(digest.text.match(/K7F-4WM/g)).toHaveLength(2);
    expect(digest.text).toContain('M2P-8XT');
    expect(digest.text).toContain('T5R-9KB');
    for (const link of [`${STAFF_PAGE}/late`, `${STAFF_PAGE}/undecided`]) {
      expect(digest.text).toContain(`\n  ${link}\n`);
      expect(digest.html).toContain(`href="${link}"`);
    }
    expect(`${digest.subject}${digest.text}`).not.toMatch(/\{\w+\}|undefined/);
  },
);

test.each(languages)('the weekly mail has all numbers ($code)', (language) => {
  const { subject, text } = composeWeekly(language.code, {
    from: '2026-11-15',
    to: '2026-11-21',
    received: [
      { form: 'contact', about: null, count: 41 },
      { form: 'feedback', about: '/help-center', count: 42 },
    ],
    open: { count: 43, late: 44 },
    answers: [{ form: 'contact', count: 45, late: 46, median: 5 * HOUR, slowest: 3 * DAY }],
    feedback: [{ page: '/help-center', yes: 47, no: 48, comments: 49 }],
    searches: [{ language: 'ar', query: 'حوكمة السحابة', people: 50 }],
    letters: [{ slug: '2026-11-cases', sent: 51, refused: 52, unsubscribed: 53 }],
  });
  for (let number = 41; number <= 53; number++) expect(text).toContain(String(number));
  expect(text).toContain(formatUnit(5, 'hour', language));
  expect(text).toContain(formatUnit(3, 'day', language));
  expect(text).toContain('حوكمة السحابة');
  expect(`${subject}${text}`).not.toMatch(/\{\w+\}|undefined/);
});
