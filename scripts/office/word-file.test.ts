import { afterEach, expect, test, vi } from 'vitest';
import { arabicDocument, englishDocument, partsOf } from '#tests/support/office-files.ts';
import { wordFile } from './word-file.ts';

const english = { ...englishDocument, title: 'Risks & costs' };
const arabic = { ...arabicDocument, title: 'ورقة القرار' };
const MARKDOWN = [
  '# Paper',
  '> Two pages.',
  '## Request',
  'Your text:',
  '| Option | Cost |\n| --- | --: |\n| None | 12 |',
].join('\n\n');

afterEach(() => {
  vi.useRealTimers();
});

test('a Word file has the headings, instructions and tables of the Markdown, on A4', async () => {
  const part = partsOf(await wordFile(MARKDOWN, english));
  const body = part('word/document.xml');
  expect(wordsOf(body)).toEqual([
    ['Title', 'Paper'],
    ['Instruction', 'Two pages.'],
    ['Heading2', 'Request'],
    ['', 'Your text:'],
    ['', 'Option'],
    ['', 'Cost'],
    ['', 'None'],
    ['', '12'],
  ]);
  expect(body.match(/<w:tblHeader\b/g)).toHaveLength(1);
  expect(body).toMatch(/<w:pgSz w:w="11906" w:h="16838"/);
  expect(body).not.toMatch(/<w:(bidi|rtl|bidiVisual)\//);
  expect(part('word/styles.xml')).toContain('<w:lang w:val="en-GB"/>');
});

test('the title and the firm are in the properties and in the footer', async () => {
  const part = partsOf(await wordFile(MARKDOWN, english));
  expect(part('docProps/core.xml')).toContain(
    '<dc:title>Risks &amp; costs</dc:title><dc:creator>Miqyas</dc:creator>',
  );
  const footer = part('word/footer1.xml');
  expect(footer).toContain('Miqyas · Risks &amp; costs · ');
  expect(footer).toMatch(/PAGE<.*NUMPAGES</);
});

test('paragraphs, tables and Arabic words of an Arabic file run from right to left', async () => {
  const markdown =
    '# ورقة\n\nالحقل closing_code في **Power BI**.\n\n| أ | ب |\n|---|---|\n| ج | 90% |\n';
  const part = partsOf(await wordFile(markdown, arabic));
  const body = part('word/document.xml');
  const paragraphs = body.match(/<w:p>/g) ?? [];
  expect(paragraphs.length).toBeGreaterThan(5);
  expect(body.match(/<w:bidi\/>/g)).toHaveLength(paragraphs.length);
  expect(body).toContain('<w:bidiVisual/>');
  expect(rightToLeftRuns(body)).toEqual(['ورقة', 'الحقل ', ' في ', '.', 'أ', 'ب', 'ج', '90%']);
  expect(part('word/styles.xml')).toContain('<w:lang w:bidi="ar-SA"/>');
  expect(part('word/footer1.xml')).toMatch(/<w:bidi\/>.*<w:rtl\/>/);
});

test('a picture in a template stops the build', async () => {
  await expect(wordFile('::picture[A star]{file=star.png}', english)).rejects.toThrow('picture');
});

test('numbered lists begin with 1 each', async () => {
  const part = partsOf(await wordFile('1. One\n\nText\n\n1. Again', english));
  const ids = part('word/document.xml').matchAll(/<w:numId w:val="(\d+)"/g);
  expect(new Set(Array.from(ids, ([, id]) => id)).size).toBe(2);
});

test('the same template gives the same bytes at any time', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01') });
  const first = await wordFile(MARKDOWN, english);
  vi.setSystemTime(new Date('2027-07-07'));
  expect(await wordFile(MARKDOWN, english)).toEqual(first);
});

/** The style and the text of each paragraph. */
function wordsOf(body: string): [style: string, text: string][] {
  return Array.from(body.matchAll(/<w:p>.*?<\/w:p>/g), ([paragraph]) => [
    /<w:pStyle w:val="(\w+)"/.exec(paragraph)?.[1] ?? '',
    textOf(paragraph),
  ]);
}

function rightToLeftRuns(body: string): string[] {
  const runs = Array.from(body.matchAll(/<w:r>.*?<\/w:r>/g), ([run]) => run);
  return runs.filter((run) => run.includes('<w:rtl/>')).map(textOf);
}

function textOf(xml: string): string {
  return Array.from(xml.matchAll(/<w:t[^>]*>([^<]*)</g), ([, text]) => text).join('');
}
