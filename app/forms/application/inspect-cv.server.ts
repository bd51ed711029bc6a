import { fileTypeFromBuffer } from 'file-type';
import { type DocxProblem, inspectDocx } from './inspect-docx.server.ts';
import { inspectPdf, type PdfProblem } from './inspect-pdf.server.ts';
import { CV_TYPES, LARGEST_CV } from './schema.ts';

/** A reason to refuse a CV. The form has a message for each reason. */
export type CvProblem = 'empty' | 'tooLarge' | 'oldWord' | DocxProblem | PdfProblem;
type CvType = { type: string; ending: keyof typeof CV_TYPES };

/**
 * Accepts only a PDF or Word document that runs nothing without a click.
 * @returns the type of the file, or the reason to refuse the file
 */
export async function inspectCv(sent: Uint8Array): Promise<CvType | { problem: CvProblem }> {
  const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength);
  if (bytes.length === 0) return { problem: 'empty' };
  if (bytes.length > LARGEST_CV) return { problem: 'tooLarge' };
  const detected = await fileTypeFromBuffer(bytes).catch(() => undefined);
  switch (detected?.ext) {
    case 'pdf': {
      const problem = await inspectPdf(bytes);
      return problem ? { problem } : cvType('.pdf');
    }
    // `file-type` mistakes some Word documents for other ZIP archives, so inspect every archive.
    case 'docx':
    case 'docm':
    case 'dotm':
    case 'zip': {
      const problem = await inspectDocx(bytes);
      return problem ? { problem } : cvType('.docx');
    }
    case 'cfb':
      return { problem: compoundProblem(bytes) };
    default:
      return { problem: 'type' };
  }
}

function cvType(ending: CvType['ending']): CvType {
  return { type: CV_TYPES[ending], ending };
}

/** Old Word files and encrypted new Word files are compound files. */
function compoundProblem(bytes: Buffer): CvProblem {
  const hasStream = (name: string) => bytes.includes(Buffer.from(name, 'utf16le'));
  if (hasStream('EncryptedPackage')) return 'encrypted';
  return hasStream('WordDocument') ? 'oldWord' : 'type';
}
