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
    // A document whose list of parts comes late is detected only as an archive. inspectDocx finds
    // macros.
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
 * Word 97 to 2003, and encrypted documents of any version, use the same container. It contains the
 * names of its streams in UTF-16.
 */
function compoundProblem(bytes: Buffer): CvProblem {
  const holds = (stream: string) => bytes.includes(Buffer.from(stream, 'utf16le'));
  if (holds('EncryptedPackage')) return 'encrypted';
  return holds('WordDocument') ? 'oldWord' : 'type';
}
