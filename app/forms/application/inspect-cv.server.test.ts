import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { docxFile, pdfFile, pdfStream, zipFile } from '#tests/support/example-files.ts';
import { inspectCv } from './inspect-cv.server.ts';
import { LARGEST_CV } from './schema.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

test('a PDF and a Word document are recognized by their content', async () => {
  expect(await inspectCv(pdfFile())).toEqual({ type: 'application/pdf', ending: '.pdf' });
  expect(await inspectCv(await docxFile())).toEqual({ type: DOCX, ending: '.docx' });
});

test('a view into a larger buffer is inspected without the bytes around it', async () => {
  const around = Buffer.concat([Buffer.alloc(10), await docxFile(), Buffer.alloc(10)]);
  expect(await inspectCv(new Uint8Array(around).subarray(10, -10))).toMatchObject({
    ending: '.docx',
  });
});

test('a document is recognized wherever its list of types is in the archive', async () => {
  const late = await docxFile({ files: { '[Content_Types].xml': undefined } });
  expect(await inspectCv(late)).toEqual({ problem: 'type' });
  const parts = { 'word/document.xml': '<w:document/>', '_rels/.rels': '<Relationships/>' };
  const types = `<Types><Override PartName="/word/document.xml" ContentType="${DOCX}.main+xml"/></Types>`;
  expect(await inspectCv(await zipFile({ ...parts, '[Content_Types].xml': types }))).toEqual({
    type: DOCX,
    ending: '.docx',
  });
});

test('a file may be as large as the limit, but not larger', async () => {
  const room = LARGEST_CV - pdfFile({ objects: [pdfStream('', '')] }).length;
  // Lengths and offsets have more digits in a large file, so leave ten bytes for these digits.
  const file = pdfFile({ objects: [pdfStream('', randomBytes(room - 10))] });
  const filledTo = (size: number) => Buffer.concat([file, Buffer.alloc(size - file.length)]);
  expect(await inspectCv(filledTo(LARGEST_CV))).toMatchObject({ ending: '.pdf' });
  expect(await inspectCv(filledTo(LARGEST_CV + 1))).toEqual({ problem: 'tooLarge' });
});

test.each([
  ['nothing', Buffer.alloc(0), 'empty'],
  ['text', Buffer.from('سيرة ذاتية'), 'type'],
  ['text that names a PDF', Buffer.from('cv.pdf %PDF-1.7'), 'type'],
  [
    'HTML before a PDF',
    Buffer.concat([Buffer.from('<html><script>1</script>'), pdfFile()]),
    'type',
  ],
  ['RTF', Buffer.from('{\\rtf1\\ansi CV}'), 'type'],
  ['PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'type'],
  ['JPEG', Buffer.from('ffd8ffe000104a46494600', 'hex'), 'type'],
  ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]), 'type'],
  ['a GZIP archive', Buffer.from('1f8b0800000000000003', 'hex'), 'type'],
  ['an old Word document', compound('WordDocument'), 'oldWord'],
  ['an encrypted Word document', compound('EncryptionInfo', 'EncryptedPackage'), 'encrypted'],
  ['an old spreadsheet', compound('Workbook'), 'type'],
  [
    'an OpenDocument text',
    zipFile({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<x/>' }),
    'type',
  ],
  ['an archive', zipFile({ 'cv.pdf': pdfFile() }), 'type'],
  [
    'an archive after a program',
    zipFile({ 'a.txt': 'x' }).then((zip) => Buffer.concat([Buffer.from('MZ'), zip])),
    'type',
  ],
  [
    'a document after a script',
    docxFile().then((docx) => Buffer.concat([Buffer.from('#!/bin/sh\n'), docx])),
    'type',
  ],
  [
    'a PDF that is also a Word document',
    docxFile().then((docx) => Buffer.concat([pdfFile(), docx])),
    'type',
  ],
  [
    'a document with macros',
    docxFile({ contentType: 'application/vnd.ms-word.document.macroEnabled.main+xml' }),
    'macros',
  ],
  [
    'a template with macros',
    docxFile({ contentType: 'application/vnd.ms-word.template.macroEnabledTemplate.main+xml' }),
    'macros',
  ],
  [
    'a spreadsheet',
    docxFile({
      contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
    }),
    'type',
  ],
  ['half a PDF', pdfFile().subarray(0, 200), 'damaged'],
  ['half a document', docxFile().then((docx) => docx.subarray(0, 500)), 'damaged'],
])('refuses %s', async (_, made, problem) => {
  expect(await inspectCv(await made)).toEqual({ problem });
});

test('a randomly damaged file gives a known result', async () => {
  const packed = pdfStream(
    '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
    deflateSync('7 0 << /S /GoTo >>'),
  );
  const good = [
    pdfFile({ catalog: '/OpenAction [3 0 R /Fit]', objects: [packed] }),
    await docxFile({ files: { 'word/media/صورة.png': 'x'.repeat(99) } }),
  ];
  const problems = ['empty', 'type', 'oldWord', 'encrypted', 'macros', 'active', 'bomb', 'damaged'];
  const edit = fc.tuple(fc.nat(2000), fc.nat(20), fc.uint8Array({ maxLength: 8 }));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...good),
      fc.array(edit, { minLength: 1, maxLength: 4 }),
      async (file, edits) => {
        const changed = edits.reduce((bytes, [at, removed, added]) => {
          const from = at % (bytes.length + 1);
          return Buffer.concat([bytes.subarray(0, from), added, bytes.subarray(from + removed)]);
        }, file);
        const result = await inspectCv(changed);
        if ('problem' in result) expect(problems).toContain(result.problem);
        else expect(['.pdf', '.docx']).toContain(result.ending);
      },
    ),
    { numRuns: 1000 },
  );
}, 60_000);

function compound(...streams: string[]): Buffer {
  const names = streams.map((name) => Buffer.from(name.padEnd(32, '\0'), 'utf16le'));
  return Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(1016),
    ...names,
    Buffer.alloc(512),
  ]);
}
