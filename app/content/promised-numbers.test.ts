import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ANSWER_WITHIN, DECISION_WITHIN, PERSONAL_LINK_DAYS } from '#app/constants.ts';
import { LARGEST_CV } from '#app/forms/application/schema.ts';
import { definitionOf, formNames } from '#app/forms/forms.ts';
import { RETENTION } from '#app/forms/retention.ts';
import { DAY, HOUR } from '#app/i18n/durations.ts';
import { RIYADH_OFFSET, toMoment } from '#app/i18n/moment.ts';
import { STAFF_LINK_DAYS } from '#app/staff-link.ts';
import { languages } from '#content/languages.ts';
import { readAllRecords } from './read.server.ts';

const [english] = languages;
const textsOf = (code: string) =>
  globSync(`content/${code}/{*.yaml,{pages,legal}/*}`)
    .sort()
    .map((file) => [file, readFileSync(file, 'utf8').replace(/\s+/g, ' ')] as const);

const hours = ANSWER_WITHIN / HOUR;
const megabytes = LARGEST_CV / 1024 ** 2;
const { contact, partnership, application, webinar, newsletter } = RETENTION;
const requestDays = (definitionOf('dataRequest').answerWithin ?? 0) / DAY;

test.each([
  ['en', 'pages/contact.yaml', `We reply within ${hours} hours`],
  ['ar', 'pages/contact.yaml', `نرد خلال ${hours} ساعة`],
  ['en', 'emails.yaml', `reply within ${hours} hours`],
  ['ar', 'emails.yaml', `ويرد عليكم خلال ${hours} ساعة`],
  ['en', 'forms.yaml', `PDF or DOCX file of up to ${megabytes} MB`],
  ['ar', 'forms.yaml', `لا يتجاوز ${megabytes} ميغابايت`],
  ['en', 'pages/help-center.yaml', `PDF or DOCX, up to ${megabytes} MB`],
  ['ar', 'pages/help-center.yaml', `لا يتجاوز ${megabytes} ميغابايت`],
  ['en', 'pages/help-center.yaml', `inquiries are deleted after ${contact.months} months`],
  ['ar', 'pages/help-center.yaml', `وطلبات الشراكة بعد ${contact.months} شهرًا`],
  ['en', 'pages/help-center.yaml', `Registrations are deleted ${webinar.days} days after`],
  ['ar', 'pages/help-center.yaml', `بيانات التسجيل بعد ${webinar.days} يومًا من الندوة`],
  ['en', 'pages/help-center.yaml', `valid for ${PERSONAL_LINK_DAYS} days`],
  ['ar', 'pages/help-center.yaml', `صلاحيته في العادة ${PERSONAL_LINK_DAYS} يومًا`],
  ['en', 'legal/privacy-policy.md', `The link works for ${PERSONAL_LINK_DAYS} days`],
  ['ar', 'legal/privacy-policy.md', `ومدة صلاحيته ${PERSONAL_LINK_DAYS} يومًا`],
  ['en', 'legal/privacy-policy.md', `until ${webinar.days} days after the webinar`],
  ['ar', 'legal/privacy-policy.md', `حتى مضي ${webinar.days} يومًا على انعقادها`],
  ['en', 'legal/privacy-policy.md', `this one matter, works for ${STAFF_LINK_DAYS} days`],
  ['ar', 'legal/privacy-policy.md', `هذا الأمر وحده، ومدة صلاحيته ${STAFF_LINK_DAYS} يومًا`],
  ['en', 'legal/gdpr.md', `it works for ${PERSONAL_LINK_DAYS} days`],
  ['ar', 'legal/gdpr.md', `صلاحيته في العادة ${PERSONAL_LINK_DAYS} يومًا`],
  ['en', 'emails.yaml', `our team will handle within ${requestDays} days`],
  ['ar', 'emails.yaml', `أحد أفراد فريقنا خلال ${requestDays} يومًا`],
])('content/%s/%s states the number of the code: %s', (code, file, promise) => {
  const found = textsOf(code).find(([path]) => path === `content/${code}/${file}`);
  expect(found?.[1]).toContain(promise);
});

test('no text names another number of hours or megabytes', () => {
  for (const { code } of languages) {
    for (const [file, text] of textsOf(code)) {
      const named = (unit: RegExp) => (text.match(unit) ?? []).map(Number);
      expect(new Set([hours, ...named(/\d+(?= (hours|ساعة))/g)]), file).toEqual(new Set([hours]));
      expect(new Set([megabytes, ...named(/\d+(?= (MB|ميغابايت))/g)]), file).toEqual(
        new Set([megabytes]),
      );
    }
  }
});

test('periods that a text names together are equal in the code', () => {
  expect(partnership).toEqual(contact);
  expect(application).toEqual(contact);
});

/** These texts spell out the number as a word. */
test.each([
  ['en', 'pages/help-center.yaml', newsletter.days, { 7: 'is deleted after seven days' }],
  ['ar', 'pages/help-center.yaml', newsletter.days, { 7: 'يُحذف بعد سبعة أيام' }],
  ['en', 'emails.yaml', DECISION_WITHIN / DAY, { 14: 'within ten working days' }],
  ['ar', 'emails.yaml', DECISION_WITHIN / DAY, { 14: 'خلال عشرة أيام عمل' }],
  ['en', 'legal/privacy-policy.md', formNames.length, { 7: 'The site has seven forms' }],
  ['ar', 'legal/privacy-policy.md', formNames.length, { 7: 'في الموقع سبعة نماذج' }],
  ['en', 'pages/services.yaml', countOf('services'), { 11: 'Eleven services' }],
  ['ar', 'pages/services.yaml', countOf('services'), { 11: 'إحدى عشرة خدمة' }],
  ['en', 'pages/case-studies.yaml', countOf('case-studies'), { 4: 'Four cases' }],
  ['ar', 'pages/case-studies.yaml', countOf('case-studies'), { 4: 'أربع حالات' }],
  ['en', 'pages/documentation.yaml', countOf('documentation'), { 10: 'Ten documents' }],
  ['ar', 'pages/documentation.yaml', countOf('documentation'), { 10: 'عشر وثائق' }],
  ['en', 'pages/partners.yaml', countOf('partnerships'), { 4: 'Four ways' }],
  ['ar', 'pages/partners.yaml', countOf('partnerships'), { 4: 'أربعة أنواع' }],
] as const)('content/%s/%s writes the number %i in words', (code, file, number, inWords) => {
  const found = textsOf(code).find(([path]) => path === `content/${code}/${file}`);
  const words = new Map(Object.entries(inWords)).get(String(number));
  expect(words, 'The number in the code has changed.').toBeDefined();
  expect(found?.[1]).toContain(words);
});

test('every letter goes out on a Tuesday, as the page of the newsletter says', () => {
  const moments = readAllRecords(english, 'letters').flatMap(({ date, sendAt }) => [
    toMoment(date),
    sendAt ?? toMoment(date),
  ]);
  const weekdays = moments.map((moment) => new Date(moment + RIYADH_OFFSET).getUTCDay());
  expect(new Set(weekdays)).toEqual(new Set([2]));
});

test('every webinar is on a Tuesday in Riyadh, as the list of webinars says', () => {
  const weekdays = readAllRecords(english, 'webinars').map(({ starts }) =>
    new Date(starts + RIYADH_OFFSET).getUTCDay(),
  );
  expect(new Set(weekdays)).toEqual(new Set([2]));
});

function countOf(kind: 'services' | 'case-studies' | 'documentation' | 'partnerships'): number {
  return readAllRecords(english, kind).filter(({ draft }) => !draft).length;
}
