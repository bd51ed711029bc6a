import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

// These functions return minimal files that a PDF reader or Word can open.

type PdfOptions = {
  text?: string;
  /** Additional entries of the catalog, such as /OpenAction [3 0 R /Fit]. */
  catalog?: string;
  /** Additional entries of the trailer, such as /Encrypt 6 0 R. */
  trailer?: string;
  /** Additional objects. Their numbers begin at 6. */
  objects?: (string | Buffer)[];
};

export function pdfFile({
  text = 'Curriculum vitae',
  catalog = '',
  trailer = '',
  objects = [],
}: PdfOptions = {}): Buffer {
  const contents = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    pdfStream('', `BT /F1 18 Tf 72 760 Td (${text}) Tj ET`),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...objects,
  ];
  let file = Buffer.from('%PDF-1.7\n%\u00e2\u00e3\n', 'latin1');
  const offsets = contents.map((content, index) => {
    const offset = file.length;
    file = Buffer.concat([
      file,
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(content),
      Buffer.from('\nendobj\n'),
    ]);
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = contents.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.concat([file, Buffer.from(end)]);
}

/**
 * Returns a PDF stream.
 * @param dictionary all entries of the stream's dictionary except the length
 */
export function pdfStream(dictionary: string, content: string | Buffer): Buffer {
  const bytes = Buffer.from(content);
  return Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

type DocxOptions = {
  text?: string;
  contentType?: string;
  /** Additional files by name. `undefined` leaves a standard file out. */
  files?: Record<string, string | Buffer | undefined>;
};

export function docxFile(options?: DocxOptions): Promise<Buffer> {
  return zipFile(docxParts(options));
}

export function docxParts({
  text = 'سيرة ذاتية',
  contentType = MAIN,
  files = {},
}: DocxOptions = {}): Record<string, string | Buffer | undefined> {
  const types = 'http://schemas.openxmlformats.org/package/2006/content-types';
  const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const office =
    'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
  const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  const defaults =
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>';
  return {
    '[Content_Types].xml': `${XML}<Types xmlns="${types}">${defaults}<Override PartName="/word/document.xml" ContentType="${contentType}"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${relationships}"><Relationship Id="rId1" Type="${office}" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${XML}<w:document xmlns:w="${word}"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
    ...files,
  };
}

export function zipFile(files: Record<string, string | Buffer | undefined>): Promise<Buffer> {
  const zip = new ZipFile();
  const mtime = new Date(2026, 0, 1);
  for (const [name, content] of Object.entries(files)) {
    if (name.endsWith('/')) zip.addEmptyDirectory(name, { mtime });
    else if (content !== undefined) zip.addBuffer(Buffer.from(content), name, { mtime });
  }
  zip.end();
  return buffer(zip.outputStream);
}
