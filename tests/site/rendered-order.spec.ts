import { expect, type Page, test } from '@playwright/test';
import { inReadingOrder } from '#scripts/content/reading-order.ts';
import { builtPages } from '#tests/support/built-pages.ts';
import { placedRuns } from '#tests/support/glyph-order.ts';

// The text in [[…]] must read from left to right. The words before it must be on its right, and the
// words after it on its left.
const SENTENCES: Record<string, string[]> = {
  'telephone numbers': [
    'اتصلوا على [[+966 11 234 5678]] صباحًا',
    'الهاتف [[+971 4 123 4567]] في دبي',
    'واتساب [[+973-1712-3456]] فقط',
    'الرقم الموحّد [[920012345]] للاستفسار',
  ],
  'email addresses': [
    'راسلونا على [[hello@miqyas.example]] في أي وقت',
    'البريد [[data-team_2@miqyas.example]] للفريق',
    'أرسلوا السيرة إلى [[careers+riyadh@miqyas.example]] مباشرة',
  ],
  URLs: [
    'زوروا [[https://miqyas.example/ar/contact]] للتفاصيل',
    'الصفحة [[https://miqyas.example/ar/search?q=data&page=2]] تجيب',
    'الموقع [[miqyas.example]] بلغتين',
    'القسم [[https://miqyas.example/ar/about-us#team]] يعرّف بنا',
  ],
  'programming languages and products': [
    'نكتب بلغة [[C++]] أحيانًا',
    'ومن اللغات [[C#]] كذلك',
    'منصة [[.NET]] للخدمات',
    'إطار [[Node.js]] للخادم',
    'أداة [[Power BI]] للتقارير',
    'قسم [[R&D]] في الشركة',
    'نموذج [[GPT-4o]] ونحوه',
    'قواعد [[SQL Server 2022]] قديمة',
    'مقارنة [[A/B]] بسيطة',
  ],
  versions: [
    'الإصدار [[v1.2.3]] مستقر',
    'الإصدار [[2.0.0-beta.1]] للتجربة',
    'معيار [[WCAG 2.2]] للإتاحة',
    'شهادة [[ISO/IEC 27001:2022]] مطلوبة',
    'بروتوكول [[TLS 1.3]] مفعّل',
  ],
  ranges: [
    'من فئة [[51–200]] موظف',
    'خلال [[3-5]] أسابيع',
    'بين عامَي [[2011–2026]] تقريبًا',
    'الصفحات [[12–18]] مهمة',
    'درجة حرارة [[-5]] ليلًا',
  ],
  references: [
    'الطلب رقم [[MQ-2026-0042]] مسجّل',
    'التذكرة [[#1024]] مغلقة',
    'المادة [[6(1)]] من اللائحة',
    'اللائحة [[2016/679]] الأوروبية',
    'القانون [[34/2024]] الجديد',
  ],
  prices: [
    'السعر [[SAR 12,500]] شهريًا',
    'التكلفة [[$1,200.50]] سنويًا',
    'بمبلغ [[USD 5.5m]] تقريبًا',
    'الميزانية [[12,500]] ريال',
    'عملة [[€300]] للمقعد',
    'السعة [[5 GB]] فقط',
  ],
  dates: [
    'بتاريخ [[2026-11-22]] صدر',
    'يوم [[22/11/2026]] موعدنا',
    'في [[22.11.2026]] ننشر',
    'التاريخ [[2026-11-22T09:00]] بالصيغة المعيارية',
  ],
  times: [
    'الساعة [[9:00]] صباحًا',
    'من [[9:00–18:00]] يوميًا',
    'بتوقيت [[UTC+3]] في الرياض',
    'المدة [[1:30:00]] كاملة',
  ],
  'file names': [
    'الملف [[report-final_2.pdf]] مرفق',
    'افتحوا [[data.csv]] أولًا',
    'صيغة [[.docx]] مقبولة',
    'المجلد [[exports/2026/q3.xlsx]] جاهز',
  ],
  'quotations and parentheses': [
    'شركة [[ABC (KSA)]] شريكة',
    'قال «[[Data first]]» ثم جلس',
    'تشفير النقل ([[TLS 1.3]]) مفعّل',
    'المصطلح ([[C++]]) معروف',
    'تحقق «[[10–20]]» مرة',
  ],
};
/** In each sentence, the percent sign must stand to the left of its number. */
const PERCENTAGES = [
  'ارتفعت بنسبة 40% هذا العام',
  '40% من الطلبات',
  'خدمة SLA 99.9% مضمونة',
  'عن SQL: 7% فقط',
];

test('mixed sentences show in reading order', async ({ page }) => {
  await page.goto('/ar/contact');
  const all = Object.values(SENTENCES).flat();
  expect(all.length + PERCENTAGES.length).toBeGreaterThanOrEqual(60);
  const wrong: string[] = [];
  for (const sentence of all) if (!(await readsInOrder(page, sentence))) wrong.push(sentence);
  expect(wrong).toEqual([]);
});

test('a percent sign stands to the left of its number wherever it is', async ({ page }) => {
  await page.goto('/ar/contact');
  for (const sentence of PERCENTAGES) {
    await show(page, inReadingOrder(sentence));
    const [percent] = (await page.evaluate(placedRuns)).filter(({ run }) => run.endsWith('%'));
    expect(percent, sentence).toMatchObject({ isRight: true });
  }
});

test('the check finds a run that is out of order', async ({ page }) => {
  await page.goto('/ar/contact');
  await show(page, 'خلال 10–20 يومًا من C++ و40%');
  const wrong = (await page.evaluate(placedRuns)).filter(({ isRight }) => !isRight);
  expect(wrong.map(({ run }) => run)).toEqual(['10–20', 'C++']);
});

test('every mixed run of every Arabic page shows in reading order', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const pages = builtPages().filter(({ language }) => language.code === 'ar');
  let count = 0;
  for (const { address } of pages) {
    await page.goto(address);
    const runs = await page.evaluate(placedRuns);
    expect(
      runs.filter(({ isRight }) => !isRight),
      address,
    ).toEqual([]);
    count += runs.length;
  }
  expect(count).toBeGreaterThan(500);
  await page.close();
});

async function show(page: Page, sentence: string): Promise<void> {
  await page.evaluate((text) => {
    const paragraph = document.createElement('p');
    paragraph.textContent = text;
    paragraph.style.whiteSpace = 'nowrap';
    document.body.replaceChildren(paragraph);
  }, sentence);
}

async function readsInOrder(page: Page, sentence: string): Promise<boolean> {
  const [before = '', run = ''] = sentence.split(/\[\[|\]\]/);
  await show(page, inReadingOrder(sentence.replace(/\[\[|\]\]/g, '')));
  return page.evaluate(
    ({ before, run }) => {
      const node = document.body.querySelector('p')?.firstChild as Text;
      const marks = /[\u061c\u2068\u2069]/;
      const glyphs = [...node.data].flatMap((character, at) => {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return marks.test(character) ? [] : [{ left: range.getBoundingClientRect().left }];
      });
      const lefts = glyphs.map(({ left }) => left);
      const [start, end] = [before.length, before.length + run.length];
      const inside = lefts.slice(start, end);
      return (
        inside.every((left, index) => index === 0 || left > (inside[index - 1] ?? 0)) &&
        lefts.slice(0, start).every((left) => left > Math.max(...inside)) &&
        lefts.slice(end).every((left) => left < Math.min(...inside))
      );
    },
    { before, run },
  );
}
