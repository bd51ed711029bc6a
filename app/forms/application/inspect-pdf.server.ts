import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { PdfObjects } from './inspect-pdf-objects.server.ts';
import { type PdfToken, sectionsOf, tokensOf } from './inspect-pdf-tokens.server.ts';
import { SelfActing } from './self-acting.server.ts';

export type PdfProblem = 'type' | 'encrypted' | 'active' | 'bomb' | 'damaged';

/** Limits for all unpacked streams together: in bytes, and as a multiple of the file's size. */
const MOST_UNPACKED = 20 * 1024 * 1024;
const MOST_RATIO = 100;
/** PDF readers look for the end mark `%%EOF` within this many bytes at the end of a file. */
const END = 1024;
const ACTIVE = new Set(
  'JavaScript JS Launch EmbeddedFile EmbeddedFiles RichMedia XFA SubmitForm ImportData'.split(' '),
);
const ARCHIVE_END = Buffer.from('PK\x05\x06');
/** The inspection pauses after this many tokens, because a file may have millions of tokens. */
const TOKENS_AT_ONCE = 20_000;

type Packed = { stream: Buffer; isDeflated: boolean; dictionary: string };
type Findings = { isEncrypted: boolean; isActive: boolean; packed: Packed[] };

/** Inspects all objects of a PDF, including objects in compressed streams. */
export async function inspectPdf(bytes: Buffer): Promise<PdfProblem | undefined> {
  const text = bytes.toString('latin1');
  const end = text.lastIndexOf('%%EOF');
  if (
    !/^%PDF-\d\.\d/.test(text) ||
    end < Math.max(0, text.length - END) ||
    !text.slice(0, end).includes('startxref')
  )
    return 'damaged';
  if (containsArchive(bytes)) return 'type';
  const objects = new PdfObjects();
  const { isEncrypted, isActive, packed } = await findingsOf(text, bytes, objects);
  if (objects.isEmpty) return 'damaged';
  if (isEncrypted) return 'encrypted';
  if (isActive) return 'active';

  let left = Math.min(MOST_UNPACKED, bytes.length * MOST_RATIO);
  for (const { stream, isDeflated, dictionary } of packed) {
    const unpacked = isDeflated ? await unpack(stream, left) : stream;
    if (typeof unpacked === 'string') return unpacked;
    left -= unpacked.length;
    const content = unpacked.toString('latin1');
    if ((await findingsOf(content, unpacked, objects)).isActive) return 'active';
    objects.addPacked(content, dictionary);
  }
  return objects.actByThemselves() ? 'active' : undefined;
}

async function unpack(stream: Buffer, most: number): Promise<Buffer | 'bomb' | 'damaged'> {
  try {
    return await promisify(inflate)(stream, { maxOutputLength: Math.max(most, 1) });
  } catch (error) {
    return error instanceof RangeError ? 'bomb' : 'damaged';
  }
}

/**
 * @param text one character for each byte
 * @param objects receives the objects of the text
 */
async function findingsOf(text: string, bytes: Buffer, objects: PdfObjects): Promise<Findings> {
  const findings: Findings = { isEncrypted: false, isActive: false, packed: [] };
  let steps = 0;
  for (const { object, from, to } of sectionsOf(text)) {
    if (object !== undefined) objects.add(object, { text, from, to });
    const section = new Section();
    for (const token of tokensOf(text, from, to)) {
      section.read(token);
      if (token.kind === 'stream' && section.isReadable)
        findings.packed.push({
          stream: bytes.subarray(token.from, token.to),
          isDeflated: section.isDeflated,
          dictionary: text.slice(from, token.from),
        });
      if (++steps % TOKENS_AT_ONCE === 0) await setImmediate();
    }
    if (++steps % TOKENS_AT_ONCE === 0) await setImmediate();
    findings.isEncrypted ||= section.isEncrypted;
    findings.isActive ||= section.isActive;
    objects.follow(section.references);
  }
  return findings;
}

class Section {
  isEncrypted = false;
  isDeflated = false;
  #containsObjects = false;
  #filters = 0;
  #hasActiveName = false;
  readonly #acting = new SelfActing();

  get isActive(): boolean {
    return this.#hasActiveName || this.#acting.isActive;
  }

  get references(): SelfActing['references'] {
    return this.#acting.references;
  }

  get isReadable(): boolean {
    return this.#containsObjects && this.#filters === (this.isDeflated ? 1 : 0);
  }

  read(token: PdfToken): void {
    this.#acting.read(token);
    if (token.kind === 'name') this.#readName(token.name);
  }

  #readName(name: string): void {
    this.isEncrypted ||= name === 'Encrypt';
    this.#hasActiveName ||= ACTIVE.has(name);
    this.#containsObjects ||= name === 'ObjStm';
    this.isDeflated ||= name === 'FlateDecode';
    if (name.endsWith('Decode')) this.#filters++;
  }
}

function containsArchive(bytes: Buffer): boolean {
  for (let at = bytes.indexOf(ARCHIVE_END); at >= 0; at = bytes.indexOf(ARCHIVE_END, at + 1)) {
    if (at + 22 > bytes.length) return false;
    const list = at - bytes.readUInt32LE(at + 12);
    if (list >= 0 && list < at && bytes.toString('latin1', list, list + 4) === 'PK\x01\x02')
      return true;
  }
  return false;
}
