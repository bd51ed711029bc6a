import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pdfFile, pdfStream, zipFile } from '#tests/support/example-files.ts';
import { inspectPdf } from './inspect-pdf.server.ts';

const DEFLATED = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode';
const BINARY = Buffer.from(Array.from({ length: 2048 }, (_, index) => (index * 7919) % 256));

test.each([
  ['a page', {}],
  ['an opening page', { catalog: '/OpenAction [3 0 R /FitH 842]' }],
  [
    'an opening page as an action',
    { catalog: '/OpenAction << /Type /Action /S /GoTo /D [3 0 R /Fit] >>' },
  ],
  [
    'an opening page as an action in another object',
    { catalog: '/OpenAction 6 0 R', objects: ['<< /S /GoTo /D [3 0 R /Fit] >>'] },
  ],
  [
    'links',
    { objects: ['<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://example.com/) >> >>'] },
  ],
  [
    'an opening page in another object, although that page has links',
    {
      catalog: '/OpenAction 6 0 R',
      objects: [
        '[7 0 R /Fit]',
        '<< /Type /Page /Tabs /S /Annots [8 0 R] >>',
        '<< /Type /Annot /Subtype /Link /A 9 0 R >>',
        '<< /S /URI /URI (https://example.com/) >>',
      ],
    },
  ],
  [
    'an opening page as an action in an object stream',
    {
      catalog: '/OpenAction 6 0 R',
      objects: [pdfStream(DEFLATED, deflateSync('6 0 << /S /GoTo /D [3 0 R /Fit] >>'))],
    },
  ],
  [
    'a picture with the name AA',
    {
      objects: [
        '<< /XObject << /AA 7 0 R >> >>',
        pdfStream('/Subtype /Form /Group << /S /Transparency >> /Resources 8 0 R', 'q Q'),
        '<< /ProcSet [/PDF] >>',
      ],
    },
  ],
  ['a text about scripts', { text: 'HTML/CSS/JavaScript and /Launch \\(/JS' }],
  [
    'keywords about scripts',
    { objects: ['<< /Keywords (HTML/JavaScript, a\\)/JS, \\(/Encrypt, (/XFA) /Launch) >>'] },
  ],
  ['a comment about scripts', { objects: ['% /JavaScript\n<< /A 1 >>'] }],
  [
    'metadata about scripts',
    {
      objects: [
        pdfStream('/Type /Metadata /Subtype /XML', '<pdf:Keywords>HTML/JavaScript</pdf:Keywords>'),
      ],
    },
  ],
  [
    'a picture whose bytes look like a name',
    {
      objects: [pdfStream('/Subtype /Image', Buffer.concat([BINARY, Buffer.from('/JS '), BINARY]))],
    },
  ],
  [
    'names that only begin like those of actions',
    { objects: ['<< /JSTOR 1 /Launcher 2 /EncryptMetadata true >>'] },
  ],
  [
    'an object stream',
    { objects: [pdfStream(DEFLATED, deflateSync('7 0 << /S /GoTo /Title (HTML/JavaScript) >>'))] },
  ],
])('a PDF with %s is accepted', async (_, options) => {
  expect(await inspectPdf(pdfFile(options))).toBeUndefined();
});

const WEB_PAGE = '<< /Type /Action /S /URI /URI (https://example.com/) >>';
const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

test.each([
  ['a script', { objects: [SCRIPT] }],
  [
    'a script with an escaped name',
    { objects: ['<< /S /J#61vaScript /#4AS (app.alert\\(1\\)) >>'] },
  ],
  ['a script without its type', { objects: ['<</JS(app.alert\\(1\\))>>'] }],
  ['a script that runs when it is opened', { catalog: `/OpenAction ${SCRIPT}` }],
  [
    'a web page that opens with it',
    { catalog: '/OpenAction << /Type /Action /S /URI /URI (https://example.com/) >>' },
  ],
  [
    'a form that is sent when it is opened',
    { catalog: '/OpenAction << /S /GoTo /Next << /S /SubmitForm /F (https://example.com/) >> >>' },
  ],
  [
    'a form that another object sends when it is opened',
    { catalog: '/OpenAction 6 0 R', objects: ['<< /S /SubmitForm /F (https://example.com/) >>'] },
  ],
  [
    'form data to import',
    { catalog: '/AA 6 0 R', objects: ['<< /O << /S /ImportData /F (a.fdf) >> >>'] },
  ],
  [
    'a web page in another object that opens with it',
    { catalog: '/OpenAction 6 0 R', objects: [WEB_PAGE] },
  ],
  [
    'a web page in a list of actions in another object',
    {
      catalog: '/OpenAction 6 0 R',
      objects: ['<< /S /GoTo /D [3 0 R /Fit] /Next 7 0 R >>', '[8 0 R]', WEB_PAGE],
    },
  ],
  [
    'a web page that opens with one of its pages',
    { catalog: '/AA << /O 6 0 R >>', objects: [WEB_PAGE] },
  ],
  [
    'events in another object, one of which opens a web page',
    { catalog: '/AA 6 0 R', objects: ['<< /C 7 0 R >>', WEB_PAGE] },
  ],
  ['an event that opens a web page', { catalog: `/AA << /WC ${WEB_PAGE} >>` }],
  [
    'a web page that opens with it, with a comment in the reference',
    { catalog: '/Open#41ction 6 % 7\n0 R', objects: [WEB_PAGE] },
  ],
  [
    'an action whose type is in another object',
    { catalog: '/OpenAction << /S 6 0 R >>', objects: ['/URI'] },
  ],
  [
    'a web page in an object stream that opens with it',
    {
      catalog: '/OpenAction 6 0 R',
      objects: [pdfStream(DEFLATED, deflateSync(`6 0 ${WEB_PAGE}`))],
    },
  ],
  [
    'an older object that opens a web page',
    { catalog: '/OpenAction 6 0 R', objects: [WEB_PAGE, '<< >>\nendobj\n6 0 obj\n<< /S /GoTo >>'] },
  ],
  ['an action that is not in the file', { catalog: '/OpenAction 60 0 R' }],
  ['an endless action', { catalog: '/OpenAction 6 0 R', objects: ['<< /S /GoTo ('] }],
  ['actions within each other without end', { catalog: `/OpenAction ${'<< /Next '.repeat(30)}` }],
  ['a program to start', { objects: ['<< /S /Launch /F (calc.exe) >>'] }],
  ['an embedded file', { objects: [pdfStream('/Type /EmbeddedFile', 'MZ')] }],
  ['a list of embedded files', { catalog: '/Names << /EmbeddedFiles << /Names [(a) 6 0 R] >> >>' }],
  ['media', { objects: ['<< /Subtype /RichMedia >>'] }],
  ['an XFA form', { catalog: '/AcroForm << /XFA 6 0 R >>' }],
  [
    'a script in an object stream',
    { objects: [pdfStream(DEFLATED, deflateSync(`7 0 ${SCRIPT}`))] },
  ],
  [
    'a script in an object stream without compression',
    { objects: [pdfStream('/Type /ObjStm /N 1 /First 4', `7 0 ${SCRIPT}`)] },
  ],
  ['a script after a text that does not end', { objects: ['(', SCRIPT] }],
  ['a script after a stream that does not end', { objects: ['<< >> stream\n', SCRIPT] }],
  ['a script within a seeming stream', { objects: [pdfStream('', `7 0 obj ${SCRIPT} endobj`)] }],
])('a PDF with %s is active', async (_, options) => {
  expect(await inspectPdf(pdfFile(options))).toBe('active');
});

test('an encrypted PDF is recognized by its trailer', async () => {
  const options = { trailer: '/Encrypt 6 0 R', objects: ['<< /Filter /Standard /V 5 /R 6 >>'] };
  expect(await inspectPdf(pdfFile(options))).toBe('encrypted');
  expect(await inspectPdf(pdfFile({ ...options, trailer: '/Enc#72ypt 6 0 R' }))).toBe('encrypted');
});

test('an object stream that unpacks to too much is a bomb; a broken one is damaged', async () => {
  const bomb = (size: number) =>
    pdfFile({ objects: [pdfStream(DEFLATED, deflateSync(Buffer.alloc(size)))] });
  expect(await inspectPdf(bomb(30_000_000))).toBe('bomb');
  expect(await inspectPdf(bomb(1_000_000))).toBe('bomb');
  expect(await inspectPdf(pdfFile({ objects: [pdfStream(DEFLATED, 'not deflated')] }))).toBe(
    'damaged',
  );
});

test.each([
  ['only nine bytes', Buffer.from('%PDF-1.4\n')],
  ['only a header and an end', Buffer.from('%PDF-1.4\nstartxref\n0\n%%EOF\n')],
  ['no end', pdfFile().subarray(0, -7)],
  ['only its first half', pdfFile().subarray(0, 300)],
  ['much after its end', Buffer.concat([pdfFile(), Buffer.alloc(2000, '<p>')])],
  ['something before its header', Buffer.concat([Buffer.from('<html>'), pdfFile()])],
  [
    'no version',
    Buffer.from(pdfFile().toString('latin1').replace('%PDF-1.7', '%PDF-x.y'), 'latin1'),
  ],
])('a PDF with %s is damaged', async (_, file) => {
  expect(await inspectPdf(file)).toBe('damaged');
});

test('a PDF may have a few empty lines after its end', async () => {
  expect(await inspectPdf(Buffer.concat([pdfFile(), Buffer.from('\r\n\0\0\n')]))).toBeUndefined();
});

test('a PDF that is also an archive is refused', async () => {
  const archive = await zipFile({ 'run.js': 'alert(1)' });
  expect(await inspectPdf(Buffer.concat([pdfFile(), archive]))).toBe('type');
  expect(await inspectPdf(pdfFile({ objects: [pdfStream('', archive)] }))).toBe('type');
  expect(
    await inspectPdf(
      pdfFile({ objects: [pdfStream('', 'PK\x05\x06 is how the end of an archive begins')] }),
    ),
  ).toBeUndefined();
});
