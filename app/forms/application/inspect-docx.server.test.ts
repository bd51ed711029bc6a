import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { docxFile, docxParts, zipFile } from '#tests/support/example-files.ts';
import { inspectDocx } from './inspect-docx.server.ts';

const CONTENT_TYPES = '[Content_Types].xml';
const WORKBOOK = 'word/embeddings/Microsoft_Excel_Worksheet.xlsx';

/**
 * `local` is the offset of a ZIP entry's field in the local header, `list` in the central
 * directory.
 */
type Field = { local?: number; list: number; bytes: number };
const FLAGS: Field = { local: 6, list: 8, bytes: 2 };
const METHOD: Field = { local: 8, list: 10, bytes: 2 };
const CHECKSUM: Field = { local: 14, list: 16, bytes: 4 };
const PACKED_SIZE: Field = { local: 18, list: 20, bytes: 4 };
const SIZE: Field = { local: 22, list: 24, bytes: 4 };
const PLACE: Field = { list: 42, bytes: 4 };
const NAME: Field = { local: 30, list: 46, bytes: 1 };

test('a document with pictures and Arabic names is accepted', async () => {
  expect(await inspectDocx(await docxFile())).toBeUndefined();
  const files = {
    'word/media/صورة شخصية.png': randomBytes(400_000),
    'docProps/core.xml': '<coreProperties/>',
    'word/media/empty.emf': '',
  };
  expect(await inspectDocx(await docxFile({ files }))).toBeUndefined();
});

test('a document written as a stream, with sizes after the data, is accepted', async () => {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(docxParts()))
    zip.addReadStream(Readable.from([Buffer.from(content ?? '')]), name);
  zip.end();
  expect(await inspectDocx(await buffer(zip.outputStream))).toBeUndefined();
});

test.each([
  [
    'a spreadsheet',
    docxFile({
      contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
    }),
    'type',
  ],
  [
    'a template',
    docxFile({
      contentType:
        'application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml',
    }),
    'type',
  ],
  ['an archive', zipFile({ 'cv.txt': 'x' }), 'type'],
  [
    'an archive without a list of types',
    docxFile({ files: { [CONTENT_TYPES]: undefined } }),
    'type',
  ],
  [
    'an archive without a document',
    docxFile({ files: { 'word/document.xml': undefined } }),
    'type',
  ],
  ['a document that is also a PDF', zipFile({ '%PDF-1.7': '%PDF-1.7' }), 'type'],
  [
    'a document for macros',
    docxFile({ contentType: 'application/vnd.ms-word.document.macroEnabled.main+xml' }),
    'macros',
  ],
  ['a document with macros', docxFile({ files: { 'word/vbaProject.bin': 'x' } }), 'macros'],
  [
    'a document with macros in another part',
    docxFile({
      files: {
        'word/_rels/document.xml.rels': '<Relationship Type="…/vbaProject" Target="a.bin"/>',
      },
    }),
    'macros',
  ],
  ['a document with controls', docxFile({ files: { 'word/activeX/activeX1.xml': 'x' } }), 'active'],
  ['more than 300 entries', docxFile({ files: numbered(298) }), 'bomb'],
  ['300 entries', docxFile({ files: numbered(297) }), undefined],
  ['many zeros', docxFile({ files: { 'word/media/a.bmp': Buffer.alloc(30_000_000) } }), 'bomb'],
  [
    'more than a hundred times its size',
    docxFile({ files: { 'word/media/a.bmp': Buffer.alloc(1_000_000) } }),
    'bomb',
  ],
  [
    'two names that differ in case',
    docxFile({ files: { 'word/a.xml': 'x', 'WORD/A.xml': 'x' } }),
    'damaged',
  ],
])('for %s inspectDocx returns %3$s', async (_, made, problem) => {
  expect(await inspectDocx(await made)).toBe(problem);
});

test.each([
  ['leads out of the archive', '../evil.xml'],
  ['leads out of it later', 'a/../../x.x'],
  ['begins at the root', '/a/evil.xml'],
  ['begins with a drive', 'C:/evil.xml'],
  ['contains a backslash', '..\\evil.xml'],
  ['contains a control character', 'word\0il.xml'],
  ['exists already', 'word/ot.xml'],
])('a document with a name that %s is damaged', async (_, name) => {
  const made = await docxFile({ files: { 'word/ot.xml': 'x', 'xxxx/ev.xml': 'x' } });
  expect(await inspectDocx(replaced(made, 'xxxx/ev.xml', name))).toBe('damaged');
});

test.each([
  ['is encrypted', 'both', FLAGS, 1, 'encrypted'],
  ['is encrypted in its local header', 'local', FLAGS, 1, 'encrypted'],
  ['is encrypted in the list', 'list', FLAGS, 1, 'encrypted'],
  ['is encrypted with a strong key', 'list', FLAGS, 0x41, 'encrypted'],
  ['is packed in an unknown way', 'both', METHOD, 99, 'damaged'],
  ['is larger than declared', 'both', SIZE, 1000, 'bomb'],
  ['is smaller than declared', 'both', SIZE, 150_000, 'damaged'],
  ['is declared as huge', 'both', SIZE, 0xfffffffe, 'bomb'],
  ['continues after the end', 'both', PACKED_SIZE, 0xfffffff, 'damaged'],
  ['has another checksum', 'both', CHECKSUM, 7, 'damaged'],
  ['lies at another place', 'list', PLACE, 12, 'damaged'],
  ['lies after the end', 'list', PLACE, 0xfffffff, 'damaged'],
  ['lies at the place of another', 'list', PLACE, 0, 'bomb'],
  ['has another name in its local header', 'local', NAME, 0x7a, 'damaged'],
] as const)('a document with a part that %s is %5$s', async (_, where, field, value, problem) => {
  const made = await docxFile({
    files: { 'word/media/a.svg': randomBytes(50_000).toString('hex') },
  });
  expect(await inspectDocx(made)).toBeUndefined();
  expect(await inspectDocx(patched(made, 'word/media/a.svg', where, field, value))).toBe(problem);
});

test('parts that share bytes are a bomb, even if their names are correct', async () => {
  const made = await docxFile({ files: { 'word/a.xml': 'a', 'word/b.xml': 'b' } });
  const size = made.lastIndexOf('word/a.xml') - 46 + PACKED_SIZE.list;
  made.writeUInt32LE(made.readUInt32LE(size) + 40, size);
  expect(await inspectDocx(made)).toBe('bomb');
});

test('a document whose list of parts does not end at the declared place is damaged', async () => {
  const made = await docxFile({ files: { 'word/vbaProject.bin': 'x' } });
  const end = made.lastIndexOf('PK\x05\x06');
  const hiding = Buffer.from(made);
  // The archive declares one entry fewer than it contains.
  hiding.writeUInt16LE(3, end + 8);
  hiding.writeUInt16LE(3, end + 10);
  expect(await inspectDocx(hiding)).toBe('damaged');
  expect(await inspectDocx(Buffer.concat([await docxFile(), Buffer.from('<script>')]))).toBe(
    'damaged',
  );
  expect(await inspectDocx((await docxFile()).subarray(0, -30))).toBe('damaged');
});

function related(...relations: string[]): Promise<Buffer> {
  const namespace = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const xml = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="${namespace}">${relations.join('')}</Relationships>`;
  return docxFile({ files: { 'word/_rels/document.xml.rels': xml } });
}

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

test('a document with pictures, links and a spreadsheet behind a chart is accepted', async () => {
  const made = related(
    `<Relationship Id="rId1" Type="${OFFICE}/styles" Target="styles.xml"/>`,
    `<Relationship Id="rId2" Type="${OFFICE}/image" Target="media/image1.png" TargetMode="Internal"></Relationship>`,
    `<Relationship Id="rId3" Type="${OFFICE}/hyperlink" Target="https://example.com/?a=1&amp;b=2" TargetMode="External"/>`,
    `<Relationship TargetMode='External' Target='mailto:layla@example.com' Type='${OFFICE}/hyperlink' Id='rId4' />`,
    `<Relationship Id="rId5" Type="${OFFICE}/package" Target="embeddings/Microsoft_Excel_Worksheet.xlsx"/>`,
  );
  expect(await inspectDocx(await made)).toBeUndefined();
  expect(
    await inspectDocx(
      await docxFile({
        files: { [WORKBOOK]: await zipFile({ 'xl/workbook.xml': '<workbook/>' }) },
      }),
    ),
  ).toBeUndefined();
});

test.each([
  'attachedTemplate',
  'oleObject',
  'frame',
  'subDocument',
  'aFChunk',
  'image',
  'customXml',
])('a document with an external %s is active', async (type) => {
  const made = related(
    `<Relationship Id="rId1" Type="${OFFICE}/${type}" Target="https://evil.example/a" TargetMode="External"/>`,
  );
  expect(await inspectDocx(await made)).toBe('active');
});

test.each([
  'attachedTemplate',
  'oleObject',
  'frame',
  'subDocument',
  'aFChunk',
  'control',
  'webextension',
  'webextensiontaskpanes',
  'extensibility',
])('a document with an internal %s is active', async (type) => {
  expect(
    await inspectDocx(
      await related(`<Relationship Id="rId1" Type="${OFFICE}/${type}" Target="a"/>`),
    ),
  ).toBe('active');
});

test.each([
  [
    'in another order and other quotes',
    `<Relationship\n TargetMode = 'External'\tTarget='a>b' Type = '${OFFICE}/attachedTemplate' Id='a'\n/>`,
  ],
  [
    'with a prefix',
    `<r:Relationship xmlns:r="x" TargetMode="External" Type="${OFFICE}/image" Target="a"/>`,
  ],
  [
    'with letters as numeric entities',
    `<Relationship TargetMode="&#x45;xtern&#97;l" Type="${OFFICE}/im&#x61;ge" Target="a"/>`,
  ],
  [
    'with its type as numeric entities',
    `<Relationship Type="${OFFICE}/ole&#x4f;bject" Target="a"/>`,
  ],
  [
    'with a hyperlink type inside another attribute',
    `<Relationship Target=" Type='${OFFICE}/hyperlink'" TargetMode="External" Type="${OFFICE}/image"/>`,
  ],
  [
    'after a hyperlink',
    `<Relationship Type="${OFFICE}/hyperlink" Target="a" TargetMode="External"/><Relationship Type="x" TargetMode="External"/>`,
  ],
  [
    'with blanks around',
    `<Relationship Type="${OFFICE}/image" Target="a" TargetMode=" External "/>`,
  ],
])('an external relationship is found %s', async (_, relation) => {
  expect(await inspectDocx(await related(relation))).toBe('active');
});

test.each([
  ['are not XML', '<Relationship Type="a"Target="b"/>'],
  ['end in the middle', '<Relationship Type="a'],
  ['have a DTD', '<!DOCTYPE r [<!ENTITY e "External">]><Relationship Type="a" TargetMode="&e;"/>'],
  ['have an entity that is not a character', '<Relationship Type="&#x110000;"/>'],
  [
    'are in another encoding',
    Buffer.from('<Relationship Type="a"/>', 'utf16le').toString('latin1'),
  ],
  ['declare another encoding', '<?xml version="1.0" encoding="utf-7"?><Relationship Type="a"/>'],
])('a document whose relationships %s is damaged', async (_, relations) => {
  expect(await inspectDocx(await related(relations))).toBe('damaged');
});

function numbered(count: number): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`word/${index}.xml`, `<x>${index}</x>`]),
  );
}

function replaced(file: Buffer, from: string, to: string): Buffer {
  expect(to).toHaveLength(from.length);
  return Buffer.from(file.toString('latin1').replaceAll(from, to), 'latin1');
}

/**
 * Overwrites a field of an entry in the local header, in the central directory (`list`), or in
 * both.
 */
function patched(
  file: Buffer,
  name: string,
  where: 'local' | 'list' | 'both',
  field: Field,
  value: number,
): Buffer {
  const result = Buffer.from(file);
  const write = (header: number, offset: number | undefined) => {
    if (offset !== undefined) result.writeUIntLE(value, header + offset, field.bytes);
  };
  if (where !== 'list') write(file.indexOf(name) - 30, field.local);
  if (where !== 'local') write(file.lastIndexOf(name) - 46, field.list);
  return result;
}
