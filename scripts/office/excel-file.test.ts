import { afterEach, expect, test, vi } from 'vitest';
import { arabicDocument, englishDocument, partsOf } from '#tests/support/office-files.ts';
import { excelFile } from './excel-file.ts';

const english = { ...englishDocument, title: 'Risks & costs: all of them, for a year' };
const arabic = { ...arabicDocument, title: 'سجل المخاطر' };
const CSV = 'No.,Risk,Cost,Due\nExample 1,"Late, or never",12.5,2026-01-18\n';
const SHEET = 'xl/worksheets/sheet1.xml';

afterEach(() => {
  vi.useRealTimers();
});

test('an Excel file has the rows of the CSV, with numbers and dates as such', async () => {
  const part = partsOf(await excelFile(CSV, english));
  const texts = part('xl/sharedStrings.xml').matchAll(/<t>([^<]*)<\/t>/g);
  expect(Array.from(texts, ([, text]) => text)).toEqual([
    'No.',
    'Risk',
    'Cost',
    'Due',
    'Example 1',
    'Late, or never',
  ]);
  const [, , second = ''] = part(SHEET).split('<row ');
  // Excel counts days: 46040 is 18 January 2026.
  expect(second).toMatch(/r="C2"[^>]*><v>12.5<.*r="D2"[^>]*><v>46040</);
});

test('the header row is bold, stays in view and repeats on paper: A4, one page wide', async () => {
  const part = partsOf(await excelFile(CSV, english));
  const sheet = part(SHEET);
  expect(sheet).toMatch(/<pane ySplit="1"[^>]*state="frozen"/);
  expect(sheet).toContain('<pageSetUpPr fitToPage="1"/>');
  expect(sheet).toContain('<pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/>');
  expect(sheet).not.toContain('rightToLeft');
  expect(part('xl/styles.xml')).toMatch(/<b\/>.*wrapText="1"/);
  const name = 'Risks &amp; costs  all of them, for';
  expect(part('xl/workbook.xml')).toContain(`name="${name}"`);
  expect(part('xl/workbook.xml')).toContain(`>'${name}'!$1:$1</definedName>`);
});

test('the title and the firm are in the properties and in the footer', async () => {
  const part = partsOf(await excelFile(CSV, english));
  expect(part('docProps/core.xml')).toContain('<dc:title>Risks &amp; costs: all');
  expect(part('_rels/.rels')).toContain('Target="docProps/core.xml"');
  // `&&` is the character &, and one & begins a code.
  expect(part(SHEET)).toContain(
    '<oddFooter>&amp;LMiqyas · Risks &amp;&amp; costs: all of them, for a year' +
      '&amp;R&amp;P / &amp;N<',
  );
});

test('an Arabic sheet and its cells run from right to left', async () => {
  const part = partsOf(await excelFile('الرقم,الخطر\nمثال 1,تأخر\n', arabic));
  expect(part(SHEET)).toContain('rightToLeft="1"');
  const alignments = part('xl/styles.xml').match(/<alignment [^>]*>/g) ?? [];
  expect(alignments.length).toBeGreaterThan(1);
  for (const alignment of alignments) expect(alignment).toMatch(/readingOrder="2".*"right"/);
  expect(part(SHEET)).toContain('<oddFooter>&amp;L&amp;P / &amp;N&amp;Rمقياس · سجل المخاطر<');
});

test('a row is as high as its longest text, and may grow', async () => {
  const short = partsOf(await excelFile('A,B\nx,y\n', english));
  const long = partsOf(await excelFile(`A,B\nx,${'several words '.repeat(9)}\n`, english));
  const heightIn = (part: typeof short) =>
    Number(/r="2"[^>]* ht="([\d.]+)"/.exec(part(SHEET))?.[1]);
  expect(heightIn(long)).toBeGreaterThan(3 * heightIn(short));
  expect(long(SHEET)).not.toContain('customHeight');
});

test('the same template gives the same bytes at any time', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01') });
  const first = await excelFile(CSV, english);
  vi.setSystemTime(new Date('2027-07-07'));
  expect(await excelFile(CSV, english)).toEqual(first);
});
