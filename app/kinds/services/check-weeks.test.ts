import { expect, test } from 'vitest';
import { editions } from '#tests/support/words.ts';
import { checkWeeks } from './check-weeks.ts';

const approach = { steps: [{}, {}, {}] };
const first = { from: 1, to: 2 };
const second = { from: 2, to: 5 };

test('steps that fill the whole time are accepted', () => {
  const later = { months: 3 };
  expect(checkWeeks({ approach, weeks: { most: 5, steps: [first, second, later] } })).toEqual([]);
  expect(checkWeeks({})).toEqual([]);
});

test.each([
  [{ most: 5, steps: [first, second] }, 'steps', '3', '2'],
  [{ most: 6, steps: [first, second, second] }, 'most', '5', '6'],
  [{ most: 5, steps: [first, second, { from: 4, to: 3 }] }, 'steps', '4 or more', '3'],
  [{ least: 7, most: 5, steps: [first, first, second] }, 'least', '5 or less', '7'],
])('a mistake in the weeks is found: %j', (weeks, key, expected, received) => {
  expect(checkWeeks({ approach, weeks })).toEqual([{ keys: ['weeks', key], expected, received }]);
});

// Texts spell out numbers, so these tests compare words with numbers.

const english = [
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
  ...['twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen'],
];
const arabic = [
  ...['الأول', 'الثاني', 'الثالث', 'الرابع', 'الخامس', 'السادس', 'السابع', 'الثامن', 'التاسع'],
  ...['العاشر', 'الحادي عشر', 'الثاني عشر', 'الثالث عشر', 'الرابع عشر', 'الخامس عشر'],
  'السادس عشر',
];
const durations: Record<string, Record<string, string>> = {
  en: {
    '4-6': 'Four to six',
    '6': 'Six',
    '6-10': 'Six to ten',
    '8': 'Eight',
    '10': 'Ten',
    '10-14': 'Ten to fourteen',
    '12': 'Twelve',
    '14': 'Fourteen',
    '16': 'Sixteen',
    '20': 'Twenty',
  },
  ar: {
    '4-6': 'من أربعة أسابيع إلى ستة',
    '6': 'ستة أسابيع',
    '6-10': 'من ستة أسابيع إلى عشرة',
    '8': 'ثمانية أسابيع',
    '10': 'عشرة أسابيع',
    '10-14': 'من عشرة أسابيع إلى أربعة عشر',
    '12': 'اثنا عشر أسبوعًا',
    '14': 'أربعة عشر أسبوعًا',
    '16': 'ستة عشر أسبوعًا',
    '20': 'عشرون أسبوعًا',
  },
};

const services = editions.flatMap(({ code, collections }) =>
  collections.services.map((service) => [code, service.slug, service] as const),
);

test.each(services)('%s/%s spells out the numbers of its weeks', (code, _slug, service) => {
  const { least, most, steps } = service.weeks;
  const duration = durations[code]?.[least ? `${least}-${most}` : `${most}`];
  expect(plain(service.duration)).toMatch(new RegExp(`^${duration}(?!\\p{L})`, 'u'));
  for (const [index, { time }] of service.approach.steps.entries()) {
    const span = steps[index];
    // Skip texts without a number, such as “The final week”.
    if (!span || 'months' in span || !/^(Weeks? |الأسبوع|من الأسبوع)/.test(time)) continue;
    if (plain(time) === 'الأسبوع الأخير' || plain(time) === 'الأسبوعان الأخيران') continue;
    expect(plain(time)).toBe(code === 'en' ? inEnglish(span) : inArabic(span));
  }
});

type Span = { from: number; to: number };

function inEnglish({ from, to }: Span): string {
  const [start, end] = [english[from - 1], english[to - 1]];
  if (from === to) return `Week ${start}`;
  return `Weeks ${start} ${to - from === 1 ? 'and' : 'to'} ${end}`;
}

function inArabic({ from, to }: Span): string {
  const [start, end] = [arabic[from - 1], arabic[to - 1]];
  if (from === to) return `الأسبوع ${start}`;
  return to - from === 1 ? `الأسبوعان ${start} و${end}` : `من الأسبوع ${start} إلى ${end}`;
}

function plain(text = ''): string {
  return text.replaceAll('\u00a0', ' ');
}
