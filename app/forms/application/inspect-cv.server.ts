import { fileTypeFromBuffer } from 'file-type';
import { type DocxProblem, inspectDocx } from './inspect-docx.server.ts';
import { inspectPdf, type PdfProblem } from './inspect-pdf.server.ts';
import { LARGEST_CV } from './schema.ts';

/** Reasons to refuse a CV. Each has its own message. */
export type CvProblem = 'empty' | 'tooLarge' | 'oldWord' | DocxProblem | PdfProblem;
type CvType = { type: 'application/pdf'; ending: '.pdf' } | { type: typeof DOCX; ending: '.docx' };

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/**
 * Inspects a file by its content. A CV is a PDF or a Word document that can be opened and contains
 * nothing that runs by itself.
 * @returns its type, or the reason to refuse it
 */
export async function inspectCv(sent: Uint8Array): Promise<CvType | { problem: CvProblem }> {
  const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength);
  if (bytes.length === 0) return { problem: 'empty' };
  if (bytes.length > LARGEST_CV) return { problem: 'tooLarge' };
  const detected = await fileTypeFromBuffer(bytes).catch(() => undefined);
  switch (detected?.ext) {
    case 'pdf': {
      const problem = await inspectPdf(bytes);
      return problem ? { problem } : { type: 'application/pdf', ending: '.pdf' };
    }
    // Some documents are detected only as an archive. inspectDocx refuses macros.
    case 'docx':
    case 'docm':
    case 'dotm':
    case 'zip': {
      const problem = await inspectDocx(bytes);
      return problem ? { problem } : { type: DOCX, ending: '.docx' };
    }
    case 'cfb':
      return { problem: compoundProblem(bytes) };
    default:
      return { problem: 'type' };
  }
}

/** Encrypted documents and Word 97 to 2003 use this container. Its names are in UTF-16. */
function compoundProblem(bytes: Buffer): CvProblem {
  const hasStream = (name: string) => bytes.includes(Buffer.from(name, 'utf16le'));
  if (hasStream('EncryptedPackage')) return 'encrypted';
  return hasStream('WordDocument') ? 'oldWord' : 'type';
}
