import { fileTypeFromBuffer } from 'file-type';
import { type DocxProblem, inspectDocx } from './inspect-docx.server.ts';
import { inspectPdf, type PdfProblem } from './inspect-pdf.server.ts';
import { LARGEST_CV } from './schema.ts';

/** What may be wrong with a CV; each has its own text. */
export type CvProblem = 'empty' | 'tooLarge' | 'oldWord' | DocxProblem | PdfProblem;
type CvType = { type: 'application/pdf'; ending: '.pdf' } | { type: typeof DOCX; ending: '.docx' };

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/**
 * Tells by its content whether a file is a CV that may be kept: a PDF or a Word document that
 * opens, and does nothing by itself.
 */
export async function inspectCv(sent: Uint8Array): Promise<CvType | { problem: CvProblem }> {
  const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength);
  if (bytes.length === 0) return { problem: 'empty' };
  if (bytes.length > LARGEST_CV) return { problem: 'tooLarge' };
  switch (await kindOf(bytes)) {
    case 'pdf': {
      const problem = await inspectPdf(bytes);
      return problem ? { problem } : { type: 'application/pdf', ending: '.pdf' };
    }
    case 'docx': {
      const problem = await inspectDocx(bytes);
      return problem ? { problem } : { type: DOCX, ending: '.docx' };
    }
    case 'compound':
      return { problem: compoundProblem(bytes) };
    default:
      return { problem: 'type' };
  }
}

async function kindOf(bytes: Buffer): Promise<'pdf' | 'docx' | 'compound' | undefined> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  switch (type?.ext) {
    case 'pdf':
      return 'pdf';
    case 'cfb':
      return 'compound';
    // A document whose list of parts comes late is only known as an archive; one with macros is
    // told apart later.
    case 'docx':
    case 'docm':
    case 'dotm':
    case 'zip':
      return 'docx';
    default:
      return undefined;
  }
}

/**
 * Word 97 to 2003 and encrypted documents of any age come in the same container, which names its
 * streams in UTF-16.
 */
function compoundProblem(bytes: Buffer): CvProblem {
  const holds = (stream: string) => bytes.includes(Buffer.from(stream, 'utf16le'));
  if (holds('EncryptedPackage')) return 'encrypted';
  return holds('WordDocument') ? 'oldWord' : 'type';
}
