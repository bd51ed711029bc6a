import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { docxFile, pdfFile, pdfStream, zipFile } from './example-files.ts';

// These fast-check arbitraries make files that the site must refuse as a CV, files that are almost
// a CV, and good files.

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const ZEROS = 30 * 1024 * 1024;
const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const WEB_PAGE = '<< /S /URI /URI (https://a.example) >>';
const OBJECTS = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode';
const EXTERNAL = (type: string, target: string) =>
  `<Relationships><Relationship Id="r" Type="${OFFICE}/${type}" Target="${target}" ` +
  'TargetMode="External"/></Relationships>';
const MACROS = { 'word/vbaProject.bin': 'Sub AutoOpen()' };

type MakeFile = () => Buffer | Promise<Buffer>;
const withParts = (files: Record<string, string | Buffer>) => () => docxFile({ files });
const withObjects =
  (objects: (string | Buffer)[], catalog = '') =>
  () =>
    pdfFile({ objects, catalog });

const PDFS: Record<string, MakeFile> = {
  'plain PDF': () => pdfFile(),
  'PDF with packed objects': withObjects([pdfStream(OBJECTS, deflateSync('7 0 << /A 1 >>'))]),
  'PDF with a script': withObjects([SCRIPT], '/OpenAction 6 0 R'),
  'PDF with an escaped script': withObjects(['<< /S /Java#53cript /#4aS (1) >>']),
  'PDF with a packed script': withObjects([pdfStream(OBJECTS, deflateSync(`7 0 ${SCRIPT}`))]),
  'PDF that starts a program': withObjects(['<< /S /Launch /F (cmd.exe) >>'], '/AA 6 0 R'),
  'PDF with a file': withObjects(['<< /Type /Filespec /EF << /F 7 0 R >> >>'], '/EmbeddedFiles 1'),
  'PDF with a form that sends': withObjects(
    ['<< /S /SubmitForm /F (https://a.example) >>'],
    '/OpenAction 6 0 R',
  ),
  'PDF that opens a web page': withObjects([WEB_PAGE], '/OpenAction 6 0 R'),
  'PDF whose page opens a web page': withObjects(['<< /O 7 0 R >>', WEB_PAGE], '/AA 6 0 R'),
  'PDF with a link': withObjects(['<< /Type /Annot /Subtype /Link /A 7 0 R >>', WEB_PAGE]),
  'encrypted PDF': () =>
    pdfFile({ trailer: '/Encrypt 6 0 R', objects: ['<< /Filter /Standard >>'] }),
  'PDF bomb': withObjects([pdfStream(OBJECTS, deflateSync(Buffer.alloc(ZEROS)))]),
};
const DOCUMENTS: Record<string, MakeFile> = {
  'plain document': () => docxFile(),
  'document with a picture': withParts({
    'word/media/image1.png': Buffer.from('\x89PNG', 'latin1'),
  }),
  'document with macros': withParts(MACROS),
  'document with macros by type': () =>
    docxFile({ contentType: 'application/vnd.ms-word.document.macroEnabled.main+xml' }),
  'document in a document': async () =>
    docxFile({ files: { 'word/embeddings/cv.docx': await docxFile({ files: MACROS }) } }),
  'document with a nested archive': async () =>
    docxFile({
      files: {
        'word/embeddings/a.xlsx': await zipFile({ 'xl/vbaProject.bin': await zipFile(MACROS) }),
      },
    }),
  'document with a program': withParts({ 'word/embeddings/cv.exe': 'MZ' }),
  'document with a control': withParts({ 'word/activeX/activeX1.xml': '<a/>' }),
  'document with a remote template': withParts({
    'word/_rels/settings.xml.rels': EXTERNAL('attachedTemplate', 'https://a.example/x.dotm'),
  }),
  'document with a remote picture': withParts({
    'word/_rels/document.xml.rels': EXTERNAL('image', 'file://a.example/share/x.png'),
  }),
  'document with entities': withParts({
    'word/_rels/document.xml.rels':
      '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  }),
  'document bomb': withParts({ 'word/media/image1.png': Buffer.alloc(ZEROS) }),
  'document with many parts': withParts(
    Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`word/a${index}.xml`, '<a/>'])),
  ),
};
const OTHERS: Record<string, MakeFile> = {
  nothing: () => Buffer.alloc(0),
  noise: () => Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 251)),
  'too large': () => Buffer.concat([pdfFile(), Buffer.alloc(6 * 1024 * 1024)]),
  program: () => Buffer.from(`MZ\u0090\0${'\0'.repeat(500)}`, 'latin1'),
  page: () => Buffer.from('<!doctype html><script>alert(1)</script>'),
  drawing: () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  'old Word': () =>
    Buffer.from(`\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1${'\0'.repeat(600)}`, 'latin1'),
  archive: () => zipFile({ 'cv.pdf': pdfFile() }),
  'PDF and document': async () => Buffer.concat([pdfFile(), await docxFile()]),
  'document and PDF': async () => Buffer.concat([await docxFile(), pdfFile()]),
  'picture and PDF': () => Buffer.concat([Buffer.from('GIF89a\x01\0\x01\0'), pdfFile()]),
  'page and PDF': () => Buffer.concat([Buffer.from('<script>alert(1)</script>\n'), pdfFile()]),
};
const KINDS: Record<string, MakeFile> = { ...PDFS, ...DOCUMENTS, ...OTHERS };

const NAMES = [
  'cv.pdf',
  'cv.docx',
  '../../../etc/passwd',
  '..\\..\\cv.pdf',
  'C:\\Windows\\cv.docx',
  '/etc/cron.d/cv',
  'cv.pdf\u0000.exe',
  'cv\u202efdp.exe',
  'سيرة.pdf',
  'cv.pdf%00.html',
  'con',
  '',
  `${'x'.repeat(5000)}.pdf`,
];
const ZIP_NAMES = [
  '../../../../evil.xm',
  '/etc/cron.d/evil.xm',
  'C:\\evil\\documen.xm',
  'word\\document.xml',
];

const place = fc.double({ min: 0, max: 1, noNaN: true });
type Change = (file: Buffer) => Buffer;
const at = (file: Buffer, share: number) => Math.floor(share * Math.max(0, file.length - 1));
const change = fc.oneof(
  place.map(
    (share): Change =>
      (file) =>
        file.subarray(0, at(file, share)),
  ),
  fc.array(fc.tuple(place, fc.nat(7)), { minLength: 1, maxLength: 20 }).map(
    (bits): Change =>
      (file) => {
        for (const [share, bit] of bits)
          if (file.length > 0) file[at(file, share)] = (file[at(file, share)] ?? 0) ^ (1 << bit);
        return file;
      },
  ),
  fc.tuple(place, fc.uint8Array({ maxLength: 64 })).map(
    ([share, bytes]): Change =>
      (file) =>
        Buffer.concat([file.subarray(0, at(file, share)), bytes, file.subarray(at(file, share))]),
  ),
  fc.uint8Array({ maxLength: 2000 }).map(
    (bytes): Change =>
      (file) =>
        Buffer.concat([file, bytes]),
  ),
  // Offsets in the central directory of a ZIP archive: sizes, length of the name, place of the
  // file.
  fc.tuple(fc.constantFrom(16, 20, 24, 28, 42), fc.constantFrom(0xffffffff, 0x7fffffff, 0)).map(
    ([field, number]): Change =>
      (file) => {
        const entry = file.indexOf('PK\x01\x02');
        if (entry >= 0 && entry + field + 4 <= file.length)
          file.writeUInt32LE(number, entry + field);
        return file;
      },
  ),
  // A name of another length would make the archive unreadable.
  fc.constantFrom(...ZIP_NAMES).map(
    (name): Change =>
      (file) => {
        const old = '[Content_Types].xml';
        const padded = Buffer.from(name.padEnd(old.length, 'l').slice(0, old.length));
        for (let found = file.indexOf(old); found >= 0; found = file.indexOf(old, found + 1))
          padded.copy(file, found);
        return file;
      },
  ),
  fc.constant<Change>((file) =>
    Buffer.from(file.toString('latin1').replace(/%%EOF|startxref/g, ''), 'latin1'),
  ),
);

type HostileFile = { kind: string; name: string; changes: number; make: () => Promise<Buffer> };

export const hostileFile = fc
  .tuple(
    fc.constantFrom(...Object.keys(KINDS)),
    fc.constantFrom(...NAMES),
    fc.array(change, { maxLength: 3 }),
  )
  .map(
    ([kind, name, changes]): HostileFile => ({
      kind,
      name,
      changes: changes.length,
      make: async () =>
        changes.reduce<Buffer>(
          (file, alter) => alter(file),
          Buffer.from((await KINDS[kind]?.()) ?? ''),
        ),
    }),
  );
