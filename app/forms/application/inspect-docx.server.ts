import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { readXml, type XmlElement } from './read-xml.server.ts';

export type DocxProblem = 'type' | 'encrypted' | 'macros' | 'active' | 'bomb' | 'damaged';

const MOST_ENTRIES = 300;
const MOST_BYTES = 20 * 1024 * 1024;
const MOST_RATIO = 100;
const MAIN_TYPE =
  /^application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.document\.main\+xml$/i;
const MACROS = /macroEnabled|vbaProject/i;

/** Types of relationships that start programs, or load pages or documents. */
const ACTIVE_TYPE =
  /\/(oleObject|attachedTemplate|aFChunk|frame|subDocument|control|webextension.*|extensibility)$/i;

const MAIN_PART = /^word\/document\d*\.xml$/;
const IMAGES = 'png|jpe?g|jfif|gif|bmp|dib|tiff?|[ew]m[fz]|svg|webp|hei[cf]|wdp|jxr|pi?ct|glb';
/** Parts that common word processors write. None of them can run code. */
const HARMLESS_PARTS = [
  '\\[Content_Types\\]\\.xml',
  '(word|docProps|docMetadata|customXml|_xmlsignatures)/.+\\.xml',
  '(.+/)?_rels/[^/]*\\.rels',
  `(.+/)?media/[^/]+\\.(${IMAGES})`,
  '(.+/)?fonts/[^/]+\\.(odttf|ttf|otf)',
  `docProps/thumbnail\\.(${IMAGES})`,
  'word/(printerSettings/)?printerSettings\\d*\\.bin',
  '_xmlsignatures/origin\\.sigs',
  '.+/',
].map((name) => new RegExp(`^${name}$`, 'i'));
/** The spreadsheet with the data of a chart. */
const SPREADSHEET = /^word\/embeddings\/[^/]+\.xlsx$/i;
/**
 * Names of active parts in a spreadsheet. ZIP does not compress names, so this expression finds
 * them in the bytes of the file.
 */
const ACTIVE_SPREADSHEET = /vbaProject|macrosheets\/|activeX\/|embeddings\//i;

/** @returns the first problem of the file, or undefined for a harmless Word document */
export async function inspectDocx(bytes: Buffer): Promise<DocxProblem | undefined> {
  // PDF readers accept a PDF header anywhere in the first kilobyte. They would open this file as a
  // PDF.
  if (bytes.subarray(0, 1024).includes('%PDF-')) return 'type';
  try {
    const zip = await fromBufferPromise(bytes, { strictFileNames: true });
    if (zip.entryCount > MOST_ENTRIES) return 'bomb';
    // `readEntryCursor` has the type boolean, but contains the offset of the next entry.
    const listStart = Number(zip.readEntryCursor);
    const entries: Entry[] = [];
    // The iterator throws if a name is absolute or leads out of the archive.
    for await (const entry of zip.eachEntry()) entries.push(entry);
    // If the list of entries continues here, some programs find more entries than declared.
    if (!endsList(bytes, Number(zip.readEntryCursor))) return 'damaged';
    return (
      problemOfEntries(entries, bytes.length) ??
      problemOfNames(entries) ??
      (await problemOfPlaces(zip, entries, listStart)) ??
      (await problemOfContents(zip, entries))
    );
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    if (message.includes('encryption')) return 'encrypted';
    return message.includes('too many bytes') ? 'bomb' : 'damaged';
  }
}

function endsList(bytes: Buffer, at: number): boolean {
  return ['PK\x05\x06', 'PK\x06\x06'].includes(bytes.toString('latin1', at, at + 4));
}

function problemOfEntries(entries: Entry[], size: number): DocxProblem | undefined {
  if (entries.some((entry) => entry.isEncrypted())) return 'encrypted';
  const declared = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (declared > MOST_BYTES || declared > size * MOST_RATIO) return 'bomb';
  return entries.every((entry) => entry.canDecodeFileData()) ? undefined : 'damaged';
}

function problemOfNames(entries: Entry[]): DocxProblem | undefined {
  const names = entries.map(({ fileName }) => fileName);
  // Word ignores case in names.
  if (new Set(names.map((name) => name.toLowerCase())).size < names.length) return 'damaged';
  if (names.some((name) => /\p{Cc}/u.test(name))) return 'damaged';
  if (names.some((name) => /vba(Project|Data)/i.test(name))) return 'macros';
  if (!names.includes('[Content_Types].xml') || !names.some((name) => MAIN_PART.test(name)))
    return 'type';
  return names.every(isHarmless) ? undefined : 'active';
}

function isHarmless(name: string): boolean {
  if (/(^|\/)activeX\//i.test(name)) return false;
  return SPREADSHEET.test(name) || HARMLESS_PARTS.some((part) => part.test(name));
}

/** Refuses entries that overlap, or have another name in the local header than in the directory. */
async function problemOfPlaces(
  zip: ZipFile,
  entries: Entry[],
  listStart: number,
): Promise<DocxProblem | undefined> {
  let free = 0;
  for (const entry of entries.toSorted(
    (one, other) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader,
  )) {
    const local = await zip.readLocalFileHeaderPromise(entry);
    if (entry.relativeOffsetOfLocalHeader < free) return 'bomb';
    if (!local.fileName.equals(entry.fileNameRaw)) return 'damaged';
    if (local.generalPurposeBitFlag & 1) return 'encrypted';
    free = local.fileDataStart + entry.compressedSize;
  }
  return free <= listStart ? undefined : 'damaged';
}

async function problemOfContents(zip: ZipFile, entries: Entry[]): Promise<DocxProblem | undefined> {
  let read = 0;
  for (const entry of entries) {
    const isSpreadsheet = SPREADSHEET.test(entry.fileName);
    const isXml = /(^\[Content_Types\]\.xml|\.rels)$/i.test(entry.fileName);
    const kept: Buffer[] = [];
    let checksum = 0;
    // The stream throws if the data is longer or shorter than declared.
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      const bytes = Buffer.from(chunk);
      read += bytes.length;
      if (read > MOST_BYTES) return 'bomb';
      checksum = crc32(bytes, checksum);
      if (isXml || isSpreadsheet) kept.push(bytes);
    }
    if (checksum !== entry.crc32) return 'damaged';
    if (isSpreadsheet && !isPlainSpreadsheet(Buffer.concat(kept))) return 'active';
    const problem = isXml ? problemOfXml(entry.fileName, Buffer.concat(kept)) : undefined;
    if (problem) return problem;
  }
  return undefined;
}

function isPlainSpreadsheet(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  return text.startsWith('PK\x03\x04') && !ACTIVE_SPREADSHEET.test(text);
}

/** @throws Error if the text of the part is not strict XML */
function problemOfXml(name: string, bytes: Buffer): DocxProblem | undefined {
  const elements = readXml(bytes.toString());
  const values = elements.flatMap(({ attributes }) => Object.values(attributes));
  if (values.some((value) => MACROS.test(value))) return 'macros';
  if (name === '[Content_Types].xml')
    return elements.some(({ attributes }) => MAIN_TYPE.test(attributes.ContentType ?? ''))
      ? undefined
      : 'type';
  const relations = elements.filter((element) => element.name === 'Relationship');
  return relations.some(isActive) ? 'active' : undefined;
}

/** True if a program loads or starts the target without a click. */
function isActive({ attributes: { Type = '', TargetMode = '' } }: XmlElement): boolean {
  const isExternal = TargetMode.trim().toLowerCase() === 'external';
  return ACTIVE_TYPE.test(Type.trim()) || (isExternal && !Type.trim().endsWith('/hyperlink'));
}
