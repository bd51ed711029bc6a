import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

export type DocxProblem = 'type' | 'encrypted' | 'macros' | 'active' | 'bomb' | 'damaged';

const MOST_ENTRIES = 300;
const MOST_BYTES = 20 * 1024 * 1024;
const MOST_RATIO = 100;
const MAIN_TYPE =
  /ContentType\s*=\s*["']application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.document\.main\+xml["']/i;

/**
 * Relationships that load other programs, pages or documents. The spreadsheet behind a chart has
 * another type.
 */
const ACTIVE_TYPE = /\/(oleObject|attachedTemplate|aFChunk|frame|subDocument)$/i;
const OLE_OBJECT = /(^|\/)embeddings\/[^/]*\.bin$/i;

// Both are unambiguous, and neither matches beyond the next "<", so matching takes linear time.
const RELATION_START = /<(?:[^\s<>"'/=:]+:)?Relationship(?=[\s/>])/g;
const RELATION =
  /<(?:[^\s<>"'/=:]+:)?Relationship((?:\s+[^\s<>"'/=]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>/g;
const ATTRIBUTE = /\s([^\s<>"'/=]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g;
const ENTITY = /&(?:#x([0-9a-f]+)|#([0-9]+)|(amp|lt|gt|quot|apos));/gi;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** Other readers might read a text in another encoding, or with its own DTD, differently. */
const OTHERWISE_READ =
  /\0|<!DOCTYPE|<!ENTITY|<\?xml[^<>]*encoding\s*=\s*["'](?!utf-8["']|us-ascii["'])/i;

/**
 * Inspects an archive that should be a Word document.
 * @returns the reason to refuse it, or undefined if it is accepted
 */
export async function inspectDocx(bytes: Buffer): Promise<DocxProblem | undefined> {
  // Readers of PDF accept its header anywhere in the first kilobyte.
  if (bytes.subarray(0, 1024).includes('%PDF-')) return 'type';
  try {
    const zip = await fromBufferPromise(bytes, { strictFileNames: true });
    // The archive declares this number. The size of the entries is checked while they are read.
    if (zip.entryCount > MOST_ENTRIES) return 'bomb';
    // Typed as a boolean. Before the first entry is read, it is the offset of the list of entries.
    const listStart = Number(zip.readEntryCursor);
    const entries = await entriesOf(zip);
    // Otherwise there are more entries than the archive declares, and other readers may open them.
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

/** @throws Error for a name that is absolute or leads out of the archive */
async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  return entries;
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
  if (names.some((name) => /(^|\/)activeX\//i.test(name) || OLE_OBJECT.test(name))) return 'active';
  return names.includes('[Content_Types].xml') && names.includes('word/document.xml')
    ? undefined
    : 'type';
}

/**
 * Checks where the entries lie. Entries that share bytes make a small archive large. Readers
 * disagree about an entry whose local header has another name.
 */
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
    const isKept = /(^\[Content_Types\]\.xml|\.rels)$/i.test(entry.fileName);
    const kept: Buffer[] = [];
    let checksum = 0;
    // Throws as soon as the size differs from the declared one.
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      const bytes = Buffer.from(chunk);
      read += bytes.length;
      if (read > MOST_BYTES) return 'bomb';
      checksum = crc32(bytes, checksum);
      if (isKept) kept.push(bytes);
    }
    if (checksum !== entry.crc32) return 'damaged';
    const text = Buffer.concat(kept).toString();
    if (/macroEnabled|vbaProject/i.test(text)) return 'macros';
    if (entry.fileName === '[Content_Types].xml' && !MAIN_TYPE.test(text)) return 'type';
    const problem = /\.rels$/i.test(entry.fileName) ? problemOfRelations(text) : undefined;
    if (problem) return problem;
  }
  return undefined;
}

/**
 * A document may contain hyperlinks, which open on a click. It must not load or start anything
 * when it is opened.
 */
function problemOfRelations(xml: string): DocxProblem | undefined {
  if (OTHERWISE_READ.test(xml)) return 'damaged';
  const relations = [...xml.matchAll(RELATION)].map(([, attributes = '']) =>
    attributesOf(attributes),
  );
  // Word might still parse what this pattern does not.
  if (relations.length < [...xml.matchAll(RELATION_START)].length) return 'damaged';
  const isActive = relations.some(({ Type = '', TargetMode = '' }) => {
    const isExternal = TargetMode.trim().toLowerCase() === 'external';
    return ACTIVE_TYPE.test(Type.trim()) || (isExternal && !Type.trim().endsWith('/hyperlink'));
  });
  return isActive ? 'active' : undefined;
}

function attributesOf(text: string): Record<string, string> {
  const attributes = [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [
    name,
    decoded(double ?? single ?? ''),
  ]);
  return Object.fromEntries(attributes);
}

/** @throws RangeError for an entity that is not a character */
function decoded(value: string): string {
  return value.replace(ENTITY, (_, hexadecimal?: string, decimal?: string, name?: string) =>
    name === undefined
      ? String.fromCodePoint(
          hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16),
        )
      : (NAMED[name] ?? ''),
  );
}
