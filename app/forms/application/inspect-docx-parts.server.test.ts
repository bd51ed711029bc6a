import { expect, test } from 'vitest';
import { docxFile, zipFile } from '#tests/support/example-files.ts';
import { inspectDocx } from './inspect-docx.server.ts';

const CONTENT_TYPES = '[Content_Types].xml';
const WORKBOOK = 'word/embeddings/Microsoft_Excel_Worksheet.xlsx';

/** Each program writes these parts in addition to the document. */
test.each([
  [
    'Word',
    `docProps/app.xml docProps/custom.xml docProps/thumbnail.jpeg docMetadata/LabelInfo.xml
    customXml/item1.xml customXml/itemProps1.xml customXml/_rels/item1.xml.rels
    word/theme/theme1.xml word/theme/_rels/theme1.xml.rels word/webSettings.xml word/people.xml
    word/footnotes.xml word/header1.xml word/_rels/header1.xml.rels word/stylesWithEffects.xml
    word/comments.xml word/commentsExtended.xml word/commentsIds.xml word/commentsExtensible.xml
    word/glossary/document.xml word/glossary/_rels/document.xml.rels word/glossary/media/image1.gif
    word/fonts/font1.odttf word/media/image1.wdp word/media/image2.tiff word/media/image3.WMF
    word/media/image4.emz word/diagrams/data1.xml word/ink/ink1.xml word/charts/chart1.xml
    word/charts/_rels/chart1.xml.rels word/charts/colors1.xml word/drawings/drawing1.xml
    word/documenttasks/documenttasks1.xml word/printerSettings1.bin
    word/printerSettings/printerSettings1.bin
    _xmlsignatures/origin.sigs _xmlsignatures/_rels/origin.sigs.rels _xmlsignatures/sig1.xml`,
  ],
  [
    'LibreOffice',
    `docProps/core.xml word/fontTable.xml word/_rels/fontTable.xml.rels word/fonts/font1.odttf
    word/media/image1.svg word/media/image2.png word/settings.xml word/numbering.xml
    word/footer1.xml word/endnotes.xml word/charts/chart1.xml`,
  ],
  [
    'Google Docs',
    `word/fonts/Cairo-regular.ttf word/fonts/Cairo-bold.ttf word/media/image1.jpg
    word/theme/theme1.xml word/customizations.xml`,
  ],
  ['Pages', '_rels/ word/ word/media/ word/media/image1.tif word/media/image2.jpeg'],
])('a document with the parts that %s writes is accepted', async (_, names) => {
  const parts = names.split(/\s+/).map((name) => [name, name.endsWith('.rels') ? '<r/>' : '']);
  expect(await inspectDocx(await docxFile({ files: Object.fromEntries(parts) }))).toBeUndefined();
});

test.each(['word/document2.xml', 'word/document22.xml'])(
  'a document of Word for the web, whose main part is %s, is accepted',
  async (name) => {
    const files = {
      [CONTENT_TYPES]: `<Types><Override PartName="/${name}" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
      'word/document.xml': undefined,
      [name]: '<document/>',
    };
    expect(await inspectDocx(await docxFile({ files }))).toBeUndefined();
  },
);

test.each([
  'word/embeddings/x.exe',
  'word/embeddings/x.com',
  'word/embeddings/x.pdf.lnk',
  'word/embeddings/x.xlsx.js',
  'word/embeddings/x.xlsm',
  'word/embeddings/x.docx',
  'word/embeddings/x',
  'word/media/x.exe',
  'word/media/x.png.hta',
  'word/fonts/x.dll',
  'word/afchunk.mht',
  'word/x.bin',
  'customXml/x.ps1',
  'docProps/thumbnail.scr',
  'x.jar',
  'x.xml',
  'WORD/EMBEDDINGS/X.BAT',
  'word/embeddings/deeper/x.xlsx',
])('a document with %s is active', async (name) => {
  expect(await inspectDocx(await docxFile({ files: { [name]: 'MZ' } }))).toBe('active');
});

test.each([
  ['is a program', Buffer.from('MZ\0')],
  ['has macros', zipFile({ 'xl/vbaProject.bin': 'x' })],
  ['has old macros', zipFile({ 'xl/macrosheets/sheet1.xml': 'x' })],
  ['has controls', zipFile({ 'xl/activeX/activeX1.xml': 'x' })],
  ['has embedded files', zipFile({ 'xl/embeddings/x.exe': 'x' })],
])('a document with a spreadsheet that %s is active', async (_, spreadsheet) => {
  expect(await inspectDocx(await docxFile({ files: { [WORKBOOK]: await spreadsheet } }))).toBe(
    'active',
  );
});

test('a document with an embedded object of another program is active', async () => {
  expect(
    await inspectDocx(await docxFile({ files: { 'word/embeddings/oleObject1.bin': 'x' } })),
  ).toBe('active');
});
